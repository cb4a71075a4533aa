import { foldText, listTokens } from './fold-text';

export const listWords = (text: string, language: string): string[] =>
  listTokens(text).map((token) => foldText(token.word, language));

/** Maximum number of words that may be written as one. */
const joinedAtMost = 4;

/**
 * Whether all words of a query are in a text: within one of its words, or as several joined, such as
 * `onlinebanking` for `online banking`.
 *
 * @param words folded words of the text
 * @param queryWords folded
 */
export function hasWords(words: readonly string[], queryWords: readonly string[]): boolean {
  const isJoined = (one: string, at: number): boolean =>
    words
      .slice(at, at + joinedAtMost)
      .join('')
      .startsWith(one);
  return queryWords.every((one) =>
    words.some(
      (candidate, at) => candidate.includes(one) || (one.startsWith(candidate) && isJoined(one, at)),
    ),
  );
}
