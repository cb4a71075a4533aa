import { memoizeByObject } from './memoize';

/** A term that texts may link: where it is explained, and the words by which texts mention it. */
export type LinkedTerm = { readonly path: string; readonly forms: readonly string[] };

/** A tag, with its name; or what stands between two tags. */
const piece = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+/g;

/** What is a link already, is no running text, or is read as a whole. */
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

/** A form as a pattern: spaces and hyphens may be unbreakable, and a sentence may begin with it. */
function toPattern(form: string): string {
  const [first = '', ...rest] = form;
  const upper = first.toUpperCase();
  const head = upper === first ? escapePattern(first) : `[${first}${upper}]`;
  const tail = escapePattern(rest.join('')).replaceAll(' ', '[ \\u00a0]');
  return head + tail.replaceAll('-', '\\u2060?-\\u2060?');
}

/** Joints and hyphens make a word part of another. */
const inWord = '[\\p{L}\\p{N}\\u2060\\u00ad-]';

/** One form of a term, its pattern to be tried at one place of a text. */
type Form = { readonly path: string; readonly pattern: RegExp };

/** The pieces at which forms begin: words, or signs between them. */
const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu;

/** A sentence may begin with a form. */
const toKey = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

/**
 * The forms of all terms by their first words, the longest first: "SEPA area" before "SEPA". A text so takes the time
 * of its words, however many terms there are. Made once for a list of terms.
 */
const indexForms = memoizeByObject((terms: readonly LinkedTerm[]): ReadonlyMap<string, readonly Form[]> => {
  const all = terms
    .flatMap(({ path, forms }) => forms.map((form) => ({ path, form })))
    .toSorted((a, b) => b.form.length - a.form.length);
  const index = new Map<string, Form[]>();
  for (const { path, form } of all) {
    const key = toKey(form.match(pieces)?.[0] ?? '');
    const pattern = new RegExp(`(?<!${inWord})${toPattern(form)}(?!${inWord})`, 'uy');
    index.set(key, [...(index.get(key) ?? []), { path, pattern }]);
  }
  return index;
});

/** The longest form that stands at a place of a text. */
function findAt(text: string, at: number, forms: readonly Form[], linked: ReadonlySet<string>) {
  for (const { path, pattern } of forms) {
    if (linked.has(path)) continue;
    pattern.lastIndex = at;
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { path, words };
  }
  return undefined;
}

/** Links the terms of one text, and adds them to those that are linked. */
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

/** Pages that a text links by itself, wherever on them. */
const listLinked = (html: string): Set<string> =>
  new Set([...html.matchAll(/href="([^"#?]+)/g)].map(([, path = '']) => path));

/**
 * Links each term where a text first mentions it: in running text, not in headings, tables or links. A term that
 * the text links by itself stays as its author wrote it.
 *
 * @param html a rendered text
 * @param terms the same list for all texts: what is found by it is made once
 * @param own path of the term that the text itself is about
 */
export function linkTerms(html: string, terms: readonly LinkedTerm[], own?: string): string {
  const index = indexForms(terms);
  const linked = listLinked(html);
  if (own !== undefined) linked.add(own);
  let depth = 0;
  return html.replaceAll(piece, (whole: string, slash?: string, name?: string) => {
    if (name === undefined) return depth > 0 ? whole : linkText(whole, index, linked);
    if (closed.has(name)) depth += slash ? -1 : 1;
    return whole;
  });
}
