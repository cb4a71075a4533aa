/** A letter or digit, or what may stand inside a word unseen: accents of their own, soft hyphens, joints without width. */
const inWord = '[\\p{Letter}\\p{Mark}\\p{Number}\\u00ad\\u200b-\\u200d\\u2060\\ufeff]';

/** `E-Mail` and `1.000` are one word each: people write both also without the sign. */
const shortHead = `\\p{Letter}[-\\u2010\\u2011]${inWord}{2,}`;
const grouped = "\\p{Nd}{1,3}(?:[.,'’\\u00a0\\u202f]\\p{Nd}{3})+(?!\\p{Nd})";

const word = new RegExp(`${shortHead}|${grouped}|${inWord}+`, 'gu');

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
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replaceAll('ß', 'ss');
  return language === 'de' ? folded.replace(/([aou])e/g, '$1') : folded;
}

/** The folded words of a text. */
export const listWords = (text: string, language: string): string[] =>
  listTokens(text).map((token) => foldText(token.word, language));

/** Words that may be written as one. */
const joinedAtMost = 4;

/**
 * Whether words are in a text: in one of its words, or written as one where the text has several, as `onlinebanking` is
 * for `online banking`.
 *
 * @param words folded
 * @param asked folded
 */
export function hasWords(words: readonly string[], asked: readonly string[]): boolean {
  const isJoined = (one: string, at: number): boolean =>
    words
      .slice(at, at + joinedAtMost)
      .join('')
      .startsWith(one);
  return asked.every((one) =>
    words.some((own, at) => own.includes(one) || (one.startsWith(own) && isJoined(one, at))),
  );
}
