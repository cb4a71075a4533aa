/** Characters that nobody sees: zero width, marks of direction, fillers, soft hyphens. Not those that shape an emoji. */
const invisible =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0';

const all = new RegExp(`[${invisible}]`, 'g');

// Looking back keeps the time linear: a long run within a text is tried once, not at each of its characters.
const atEnds = new RegExp(`^[\\s${invisible}]+|(?<![\\s${invisible}])[\\s${invisible}]+$`, 'g');

/** A text without spaces and invisible characters around it, which come with what is pasted. */
export const trimInvisible = (text: string): string => text.replace(atEnds, '');

/** A text without invisible characters anywhere: a number, an address. */
export const dropInvisible = (text: string): string => text.replace(all, '');
