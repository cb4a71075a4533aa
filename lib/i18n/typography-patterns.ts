export const { raw } = String;

/** A space in a pattern, breaking or not, so that the rules are idempotent. */
export const gap = raw`[ \u00a0\u202f]`;

/** Matches a space between two patterns. */
export const between = (left: string, right: string): RegExp => new RegExp(`(?<=${left}) (?=${right})`, 'gu');

/** One of some words, not the end of a longer word. */
export const wordsBefore = (words: string): string => raw`(?<!\p{L})(?:${words})`;

/** One of some words, not the start of a longer word. */
export const wordsBehind = (words: string): string => raw`(?:${words})(?!\p{L})`;

/** Also the end of a text: the next may continue in a link. */
export const numberOrEnd = raw`\d|$`;

export const year = raw`\d{4}(?!\d)`;

export const hour = raw`\d{1,2}(?:[.:]\d\d)?`;
