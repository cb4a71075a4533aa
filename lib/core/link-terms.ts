import { rememberEach } from './remember';

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

type Search = { readonly pattern: RegExp; readonly path: string };

/** The forms of a term as one pattern, the longest first: "SEPA area" before "SEPA". Made once for all texts. */
const readPattern = rememberEach((forms: string) => {
  const choices = forms
    .split('\n')
    .toSorted((a, b) => b.length - a.length)
    .map(toPattern);
  return new RegExp(`(?<!${inWord})(?:${choices.join('|')})(?!${inWord})`, 'u');
}, Infinity);

function prepare(html: string, terms: readonly LinkedTerm[]): Search[] {
  return terms
    .filter(({ path }) => !html.includes(`href="${path}`))
    .map(({ path, forms }) => ({ path, pattern: readPattern(forms.join('\n')) }));
}

/** The first place in a text at which a term stands. */
function findFirst(text: string, searches: readonly Search[]) {
  const found = searches.flatMap((search) => {
    const match = search.pattern.exec(text);
    return match ? [{ search, at: match.index, words: match[0] }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at || b.words.length - a.words.length)[0];
}

/** Links the terms of one text, and takes what it has linked from those that are looked for. */
function linkText(text: string, open: Set<Search>): string {
  const first = findFirst(text, [...open]);
  if (!first) return text;
  const { search, at, words } = first;
  open.delete(search);
  const behind = linkText(text.slice(at + words.length), open);
  return `${text.slice(0, at)}<a href="${search.path}">${words}</a>${behind}`;
}

/**
 * Links each term where a text first mentions it: in running text, not in headings, tables or links. A term that
 * the text links by itself stays as its author wrote it.
 *
 * @param html a rendered text
 */
export function linkTerms(html: string, terms: readonly LinkedTerm[]): string {
  const open = new Set(prepare(html, terms));
  let depth = 0;
  return html.replaceAll(piece, (whole: string, slash?: string, name?: string) => {
    if (name === undefined) return depth > 0 ? whole : linkText(whole, open);
    if (closed.has(name)) depth += slash ? -1 : 1;
    return whole;
  });
}
