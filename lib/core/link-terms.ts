import { memoizeByObject } from './memoize';

/** A term that is linked automatically: the path of its explanation, and its word forms in texts. */
export type LinkedTerm = { readonly path: string; readonly aliases: readonly string[] };

/** A tag with its name, or the text between two tags. */
const piece = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+/g;

/** Elements whose text is not linked: links, headings, code and elements that are not running text. */
const closed = new Set([
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'code',
  'pre',
  'sup',
  'table',
  'dt',
  'section',
]);

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word form as a pattern: spaces and hyphens may be non-breaking, the first letter may be upper case. */
function toPattern(form: string): string {
  const [first = '', ...rest] = form;
  const upper = first.toUpperCase();
  const head = upper === first ? escapePattern(first) : `[${first}${upper}]`;
  const tail = escapePattern(rest.join('')).replaceAll(' ', '[ \\u00a0]');
  return head + tail.replaceAll('-', '\\u2060?-\\u2060?');
}

/** Characters that continue a word: joiners and hyphens too. */
const inWord = '[\\p{L}\\p{N}\\u2060\\u00ad-]';

/** A word form with its sticky pattern. */
type Form = { readonly path: string; readonly pattern: RegExp };

/** Words, or punctuation between them: the positions at which a form can begin. */
const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu;

/** Lower-cases the first letter, because a form may begin a sentence. */
const toKey = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

/**
 * The forms of all terms by first word, longest first ("SEPA area" before "SEPA"): linking takes time linear
 * in the text, independent of the number of terms. Memoised per list of terms.
 */
const indexForms = memoizeByObject((terms: readonly LinkedTerm[]): ReadonlyMap<string, readonly Form[]> => {
  const all = terms
    .flatMap(({ path, aliases }) => aliases.map((form) => ({ path, form })))
    .toSorted((a, b) => b.form.length - a.form.length);
  const index = new Map<string, Form[]>();
  for (const { path, form } of all) {
    const key = toKey(form.match(pieces)?.[0] ?? '');
    const pattern = new RegExp(`(?<!${inWord})${toPattern(form)}(?!${inWord})`, 'uy');
    index.set(key, [...(index.get(key) ?? []), { path, pattern }]);
  }
  return index;
});

/** The longest form at an offset of a text. */
function findAt(text: string, at: number, aliases: readonly Form[], linked: ReadonlySet<string>) {
  for (const { path, pattern } of aliases) {
    if (linked.has(path)) continue;
    pattern.lastIndex = at;
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { path, words };
  }
  return undefined;
}

/** Links the terms of one text node and adds their paths to `linked`. */
function linkText(text: string, index: ReadonlyMap<string, readonly Form[]>, linked: Set<string>): string {
  let html = '';
  let done = 0;
  for (const { 0: word, index: at } of text.matchAll(pieces)) {
    if (at < done) continue;
    const found = findAt(text, at, index.get(toKey(word)) ?? [], linked);
    if (!found) continue;
    linked.add(found.path);
    html += `${text.slice(done, at)}<a href="${found.path}">${found.words}</a>`;
    done = at + found.words.length;
  }
  return html + text.slice(done);
}

/** Paths that the author of a text has linked. */
const listLinked = (html: string): Set<string> =>
  new Set([...html.matchAll(/href="([^"#?]+)/g)].map(([, path = '']) => path));

/**
 * Links each term at its first mention in running text, not in headings, tables or links. A term that the
 * author has linked is left as it is.
 *
 * @param html a rendered text
 * @param terms the same array for all texts, because its index is memoised
 * @param ownPath path of the term that the text itself explains
 */
export function linkTerms(html: string, terms: readonly LinkedTerm[], ownPath?: string): string {
  const index = indexForms(terms);
  const linked = listLinked(html);
  if (ownPath !== undefined) linked.add(ownPath);
  let depth = 0;
  return html.replaceAll(piece, (whole: string, slash?: string, name?: string) => {
    if (name === undefined) return depth > 0 ? whole : linkText(whole, index, linked);
    if (closed.has(name)) depth += slash ? -1 : 1;
    return whole;
  });
}
