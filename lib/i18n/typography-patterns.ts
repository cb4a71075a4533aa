export const { raw } = String;

/** A space of a pattern, bound already or not: the rules may be applied again. */
export const gap = raw`[ \u00a0\u202f]`;

/** The spaces between what two patterns match. */
export const between = (left: string, right: string): RegExp => new RegExp(`(?<=${left}) (?=${right})`, 'gu');

/** One of some words, and not the end of a longer one. */
export const wordsBefore = (words: string): string => raw`(?<!\p{L})(?:${words})`;

/** One of some words, and not the beginning of a longer one. */
export const wordsBehind = (words: string): string => raw`(?:${words})(?!\p{L})`;

/** A text that ends with such a sign or word goes on in a link. */
export const numberOrEnd = raw`\d|$`;

export const year = raw`\d{4}(?!\d)`;

export const hour = raw`\d{1,2}(?:[.:]\d\d)?`;
