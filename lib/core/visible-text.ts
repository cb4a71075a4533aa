/** Invisible characters: zero width, directional marks, fillers, soft hyphens. Not those that shape an emoji. */
const invisible =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0';

const all = new RegExp(`[${invisible}]`, 'g');

// The lookbehind keeps the time linear: a long run inside a text is tried once, not at each character.
const atEnds = new RegExp(`^[\\s${invisible}]+|(?<![\\s${invisible}])[\\s${invisible}]+$`, 'g');

/** Trims spaces and invisible characters, which pasted text often has. */
export const trimInvisible = (text: string): string => text.replace(atEnds, '');

/** Removes invisible characters everywhere: for numbers and addresses. */
export const dropInvisible = (text: string): string => text.replace(all, '');
