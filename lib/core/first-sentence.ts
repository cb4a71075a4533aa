/** The first sentence of a text; abbreviations contain no-break spaces, so they do not end it. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
