import createHyphenator from 'hyphen';
import germanPatterns from 'hyphen/patterns/de-1996.js';
import type { Language } from './languages';

const softHyphen = '\u00ad';

/** German words from this length on may be wider than a column, and not every browser has a dictionary. */
const leastLength = 14;

/** Letters that stay together at the start and at the end of a word. */
const endLengths = { start: 4, end: 5 } as const;

/** What the patterns get wrong. */
const exceptions = [
  'Partner-unter-nehmen',
  'Partner-unter-nehmens',
  'Krypto-platt-form',
  'Krypto-platt-for-men',
  'Platt-form-ent-gelt',
  'Platt-form-ent-gelte',
  'Transaktions-über-wachung',
];

/** Words from this length on are wider than a narrow column on phones, or than a phone: in texts and in any language. */
const [wideLength, widestLength] = [20, 26] as const;

/** Words in lower case but for the first letter, no part of an address, a name of code or a longer token. */
const findWords = (least: number): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d._/@:#=${softHyphen}])\\p{L}\\p{Ll}{${String(least - 1)},}(?![\\p{L}\\d_/@=${softHyphen}]|\\.\\p{L})`,
    'gu',
  );

const longWord = findWords(leastLength);
const wideWord = findWords(wideLength);
const widestWord = findWords(widestLength);

const hyphenate = createHyphenator(germanPatterns, {
  exceptions,
  hyphenChar: softHyphen,
  minWordLength: leastLength,
});

/** Joins syllables that are too near to an end of the word. */
function hyphenateWord(word: string): string {
  const parts = hyphenate(word).split(softHyphen);
  const places = parts.map((_part, index) => parts.slice(0, index + 1).join('').length);
  return parts
    .map((part, index) => {
      const place = places[index] ?? 0;
      const isApart = place >= endLengths.start && word.length - place >= endLengths.end;
      return isApart ? part + softHyphen : part;
    })
    .join('');
}

/** Adds soft hyphens to the long words of a German text. Idempotent. */
export const hyphenateText = (text: string): string => text.replace(longWord, hyphenateWord);

/** Elements with headings and narrow labels. */
const labelElement = /(<(h[2-6]|t[hd]|dt|summary)\b[^>]*>)(.*?)(?=<\/\2>)/gs;

/** Text outside tags and code. */
const outsideTags = /(<code\b.*?<\/code>|<[^>]*>)|[^<]+/gs;

const changeText = (html: string, change: (text: string) => string): string =>
  html.replace(outsideTags, (part: string, fixed?: string) => fixed ?? change(part));

/** Adds soft hyphens to the longest words of a text; HTML has the full width of a page. */
const hyphenateWidest = (text: string): string =>
  text.includes('<')
    ? changeText(text, (part) => part.replace(widestWord, hyphenateWord))
    : text.replace(wideWord, hyphenateWord);

const hyphenateHtml = (html: string): string =>
  html.replace(
    labelElement,
    (_whole, tag: string, _name: string, content: string) => tag + changeText(content, hyphenateText),
  );

/** Texts longer than this are read as lines, not as labels. */
const labelLength = 110;

const hyphenateGerman = (text: string): string => {
  if (text.includes('<')) return hyphenateWidest(hyphenateHtml(text));
  return text.length <= labelLength ? hyphenateText(text) : hyphenateWidest(text);
};

/** Keys of a view with texts; others have ids, addresses, values, or labels that are laid out at build. */
const textKeys = new Set(
  'caption cells head heading html kicker label legend name note reference role rows task team text title until what'.split(
    ' ',
  ),
);

/**
 * Drawings, whose lines are measured letter by letter; forms, whose labels are sent; sources, which are whole lines;
 * notices, which their feed replaces.
 */
const fixedKeys = new Set(
  'diagram drawing drawings form full half links marks narrow nodes notices sources tracks'.split(' '),
);

function visit(value: unknown, key: string, hyphenate: (text: string) => string): unknown {
  if (typeof value === 'string') return textKeys.has(key) ? hyphenate(value) : value;
  if (Array.isArray(value)) return value.map((item) => visit(item, key, hyphenate));
  if (typeof value !== 'object' || value === null) return value;
  // A labelled value is a fact to read; others are values of filters.
  const textKey = (name: string): string => (name === 'value' && 'label' in value ? 'text' : name);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      fixedKeys.has(name) ? part : visit(part, textKey(name), hyphenate),
    ]),
  );
}

/**
 * Adds soft hyphens to long German words in the headings and labels of a view, and to the longest in all its texts,
 * in any language, since names are German everywhere. Titles of documents, structured data, feeds and the search index
 * are made from other properties or without them.
 *
 * @param view plain JSON
 */
export function addSoftHyphens<V extends object>(view: V, language: Language): V {
  return visit(view, '', language === 'de' ? hyphenateGerman : hyphenateWidest) as V;
}
