/**
 * A word: letters and digits, with accents of their own and what cannot be seen between them. `E-Mail` and `1.000` are
 * one word each: people write both also without the sign.
 */
const word =
  /\p{L}[-\u2010\u2011][\p{L}\p{M}\p{N}\p{Cf}]{2,}|\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** A word where it stands in its text. */
export type Token = { readonly start: number; readonly end: number; readonly word: string };

/** The words of a text with their places, as they are written. */
export function listTokens(text: string): Token[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    word: found,
  }));
}

/**
 * Letters and digits as people type them: small, without accents, signs and what cannot be seen. Wherever something is
 * found, its text and what is looked for are folded by this.
 *
 * @param language in German `ae`, `oe` and `ue` are other spellings of umlauts
 */
export function foldText(text: string, language = ''): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss');
  return language === 'de' ? folded.replace(/([aou])e/g, '$1') : folded;
}
