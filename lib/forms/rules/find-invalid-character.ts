/** First character (grapheme) of a text that is not in an alphabet; undefined if there is none. */
export const findInvalidCharacter = (text: string, alphabet: string): string | undefined =>
  [...text].find((character) => !alphabet.includes(character));
