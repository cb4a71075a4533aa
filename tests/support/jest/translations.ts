import { isDeepStrictEqual } from 'node:util';
import { groupByItem, type WrittenText } from './written-texts';

/** Keys that are translated even if their values look like identifiers. */
const wordKeys = new Set(['keywords', 'label', 'note', 'value', 'heldIn', 'time', 'title', 'place', 'hours']);

/** Keys that may differ between languages: menu texts, search keywords, word forms. */
const ownKeys = new Set(['menuText', 'searchTerms', 'aliases']);

/** Slugs, days and times, which are not translated. */
const tokenPattern = /^[a-z0-9]+(?:[-:][a-z0-9]+)+$/;

type Form = Readonly<Record<string, unknown>>;

/** Structure of a value, which translations must share. */
function readForm(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => readForm(part, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !ownKeys.has(name))
        .map(([name, part]) => [name, readForm(part, name)]),
    );
  if (typeof value !== 'string') return value;
  return !wordKeys.has(key) && tokenPattern.test(value) ? value : 'words';
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

function readStructure({ data, body: { html, headings } }: WrittenText): Form {
  return {
    'front matter': readForm(data),
    'levels of headings': headings.map(({ level }) => level),
    tables: count(html, /<table>/g),
    rows: count(html, /<tr>/g),
    footnotes: count(html, /<li id="fn\d+"/g),
    references: count(html, /class="footnote-ref"/g),
    definitions: count(html, /<dt>/g),
    figures: count(html, /<figure>/g),
  };
}

/** Paths at which two structures differ. */
function listDifferences(first: unknown, second: unknown, place: string): string[] {
  if (isDeepStrictEqual(first, second)) return [];
  const [one, two] = [first, second].map((form) =>
    typeof form === 'object' && form !== null ? form : undefined,
  );
  if (!one || !two) return [place];
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].flatMap((key) =>
    listDifferences((one as Form)[key], (two as Form)[key], place === '' ? key : `${place}.${key}`),
  );
}

function comparePair(original: WrittenText, other: WrittenText): string[] {
  const unlike = listDifferences(readStructure(original), readStructure(other), '').map(
    (place) => `${other.file}: ${place} unlike that of ${original.file}`,
  );
  const isCopy = original.body.html !== '' && original.body.html === other.body.html;
  return isCopy ? [...unlike, `${other.file}: the same words as ${original.file}`] : unlike;
}

/**
 * Compares the translations of a text: same structure, different words.
 *
 * @returns one line per difference
 */
export function findTranslationFaults(texts: readonly WrittenText[]): string[] {
  return [...groupByItem(texts).values()].flatMap(([original, ...others]) =>
    original ? others.flatMap((other) => comparePair(original, other)) : [],
  );
}

/** Objects in a content module whose English and German texts are identical. */
export function findWordFaults(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, de, ...rest } = value as Readonly<Record<string, unknown>>;
  return [
    ...listDifferences(readForm(en), readForm(de), place).map((key) => `${key}: German unlike English`),
    ...Object.entries(rest).flatMap(([key, part]) => findWordFaults(part, `${place}.${key}`)),
  ];
}
