import { foldText, listTokens } from './fold-text';

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
