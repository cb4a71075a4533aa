/** A term whose definition is shown beside the text that first links to it. */
export type MarginTerm = { readonly path: string; readonly name: string; readonly definition: string };

/** Maximum number of notes in the margin, because the style sheet names each one. Further notes remain in the list. */
export const marginLimit = 10;

/** The first reference to a footnote, or a link to a page of this site. */
const reference =
  /<sup class="footnote-ref">(?=<a href="#(fn\d+)" id="fnref\d+">)|<a (?=href="(\/[^"#?]+)">)/g;

const footnotes = /<section class="footnotes"[^>]*>.*<\/section>$/s;

/** Attributes set by an earlier call. */
const earlierPlaces = / data-note="\d+"|(?<=<li id="fn\d+") value="\d+"/g;

const itemOf = ({ path, name, definition }: MarginTerm, place: number): string =>
  `<li class="term-note" data-note="${place}"><a href="${path}">${name}</a> ${definition}</li>`;

const tables = /(<table>.*?<\/table>)/s;

/**
 * Numbers the explained references in text order: footnotes and terms, each once. Terms in tables are not explained:
 * tables use the margin.
 */
function numberReferences(text: string, terms: ReadonlyMap<string, MarginTerm>) {
  const places = new Map<string, number>();
  const number = (part: string, isTable: boolean): string =>
    part.replace(reference, (tag: string, note?: string, path?: string) => {
      const key = note ?? path ?? '';
      if (path !== undefined && (isTable || !terms.has(path))) return tag;
      if (places.has(key) || places.size >= marginLimit) return tag;
      places.set(key, places.size + 1);
      return tag.replace(/^<\w+/, `$& data-note="${places.size}"`);
    });
  const parts = text.split(tables).map((part, index) => number(part, index % 2 === 1));
  return { html: parts.join(''), places };
}

/** The items of the list in text order, because the position of a note in the margin depends on those before it. */
function sortItems(
  list: string,
  places: ReadonlyMap<string, number>,
  terms: ReadonlyMap<string, MarginTerm>,
): string {
  const notes = list
    .split(/(?=<li id="fn\d+")/)
    .filter((note) => note.startsWith('<li'))
    .map((note) => {
      const place = places.get(/^<li id="(fn\d+)"/.exec(note)?.[1] ?? '');
      const attributes = ` value="$1"${place ? ` data-note="${place}"` : ''}`;
      return { place: place ?? Infinity, html: note.replace(/^<li id="fn(\d+)"/, `$&${attributes}`) };
    });
  const meanings = [...places].flatMap(([path, place]) => {
    const term = terms.get(path);
    return term ? [{ place, html: itemOf(term, place) }] : [];
  });
  return [...notes, ...meanings]
    .sort((a, b) => a.place - b.place)
    .map(({ html }) => html)
    .join('');
}

/**
 * Prepares a rendered text for margin notes: footnotes and definitions of linked terms become one list in
 * text order, and each reference gets the number of its note as `data-note`. Without room for a margin, the
 * list remains at the end.
 *
 * @param rendered rendered Markdown, footnotes last
 * @param terms terms to explain by path; names and definitions are HTML
 * @param label heading of the list if there are no footnotes
 */
export function placeMarginNotes(
  rendered: string,
  terms: ReadonlyMap<string, MarginTerm> = new Map(),
  label = '',
): string {
  const html = rendered.replace(earlierPlaces, '');
  const section = footnotes.exec(html)?.[0] ?? '';
  const { html: text, places } = numberReferences(html.slice(0, html.length - section.length), terms);
  if (places.size === 0) return html;
  const open =
    /^.*?<ol>/s.exec(section)?.[0] ??
    `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes" class="visually-hidden">${label}</h2><ol>`;
  const list = section.slice(open.length).replace(/<\/ol>\s*<\/section>$/, '');
  return `${text}${open}${sortItems(section ? list : '', places, terms)}</ol></section>`;
}

/**
 * The first sentence of a definition. Abbreviations contain no-break spaces, so a full stop before a plain
 * space ends the sentence.
 */
export function takeFirstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
