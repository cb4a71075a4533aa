/** A term whose meaning stands beside the text that first links to it. */
export type MarginTerm = { readonly path: string; readonly name: string; readonly definition: string };

/** So many notes have a place in the margin: the style sheet names each. Further ones stay in the list. */
export const marginLimit = 10;

/** The first reference to a footnote, or a link to a page of this site. */
const reference =
  /<sup class="footnote-ref">(?=<a href="#(fn\d+)" id="fnref\d+">)|<a (?=href="(\/[^"#?]+)">)/g;

const footnotes = /<section class="footnotes"[^>]*>.*<\/section>$/s;

/** What an earlier pass has left. */
const earlierPlaces = / data-note="\d+"|(?<=<li id="fn\d+") value="\d+"/g;

const itemOf = ({ path, name, definition }: MarginTerm, place: number): string =>
  `<li class="term-note" data-note="${place}"><a href="${path}">${name}</a> ${definition}</li>`;

/** Numbers what the margin explains in the order of the text: addresses of footnotes and terms, each once. */
function numberReferences(text: string, terms: ReadonlyMap<string, MarginTerm>) {
  const places = new Map<string, number>();
  const html = text.replace(reference, (tag: string, note?: string, path?: string) => {
    const key = note ?? path ?? '';
    if ((path !== undefined && !terms.has(path)) || places.has(key) || places.size >= marginLimit) return tag;
    places.set(key, places.size + 1);
    return tag.replace(/^<\w+/, `$& data-note="${places.size}"`);
  });
  return { html, places };
}

/** The items of the list in the order of the text: the place of one in the margin depends on those before it. */
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
 * Prepares a rendered text for a margin: footnotes, and the meanings of terms that it links, become one
 * list in the order of the text, and each reference carries the number of its note as `data-note`. The
 * list stays the list at the end wherever the style sheet does not move it beside the text, so that
 * nothing is said twice.
 *
 * @param rendered rendered Markdown, its footnotes last
 * @param terms what the margin may explain, by their paths; names and definitions are HTML
 * @param label name of the list, where there are no footnotes
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

/** The first sentence of a definition. Abbreviations hold their spaces together, so a plain one ends a sentence. */
export function takeFirstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
