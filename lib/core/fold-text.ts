/**
 * A word: letters and digits with combining and format characters. `E-Mail` and `1.000` are one word each,
 * because people also write them without the separator.
 */
const word =
  /\p{L}[-\u2010\u2011][\p{L}\p{M}\p{N}\p{Cf}]{2,}|\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** A word and its offsets in the text. */
export type Token = { readonly start: number; readonly end: number; readonly word: string };

/** The words of a text with their offsets, unfolded. */
export function listTokens(text: string): Token[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    word: found,
  }));
}

/**
 * Normalises text for comparison: lower case, without accents, punctuation and invisible characters. Every
 * search folds both its text and its query with it.
 *
 * @param language in German, `ae`, `oe` and `ue` are folded like umlauts
 */
export function foldText(text: string, language = ''): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss');
  return language === 'de' ? folded.replace(/([aou])e/g, '$1') : folded;
}
