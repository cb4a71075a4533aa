/** The first character of a text that an alphabet does not have, as a person sees it; undefined where it has all. */
export const findForeign = (text: string, alphabet: string): string | undefined =>
  [...text].find((character) => !alphabet.includes(character));
