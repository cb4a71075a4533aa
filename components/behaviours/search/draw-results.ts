import type { Language } from '#lib/i18n/languages';
import type { SearchEntry, SearchKind, SearchPage, SearchText, SearchWords } from '#lib/search/contract';
import { searchKinds } from '#lib/search/contract';
import { markWords, pickExcerpt } from '#lib/search/excerpt';
import { draw, drawParts, fill } from './draw';
import { drawIcon } from './draw-icon';

/** A page with its text; without, where the text could not be had. */
export type Shown = { readonly page: SearchPage; readonly text: SearchText | undefined };

export type Context = {
  readonly words: SearchWords;
  readonly stems: readonly string[];
  readonly language: Language;
};

function drawMeta({ kind, pdf }: SearchPage, words: SearchWords): HTMLElement {
  const link = pdf === undefined ? [] : [' · ', draw('a', { href: pdf }, words.alsoPdf)];
  return draw('p', { 'data-meta': '' }, words.kinds[kind], ...link);
}

/** A page that was found, with the part of its text that says so. */
export function drawResult({ page, text }: Shown, { words, stems, language }: Context): HTMLElement {
  const name = page.short === undefined ? page.name : `${page.name} (${page.short})`;
  const excerpt = text ? [draw('p', {}, ...drawParts(pickExcerpt(text.blocks, stems, language)))] : [];
  return draw(
    'li',
    {},
    drawMeta(page, words),
    draw(
      'a',
      { href: page.path, 'data-result': '' },
      ...drawParts(markWords(name, stems, language)),
      drawIcon('arrow'),
    ),
    ...excerpt,
  );
}

/** A term that is what was asked for, with its meaning. */
export function drawAnswer({ page, text }: Shown, { words, ...context }: Context): HTMLElement {
  const item = drawResult({ page, text: undefined }, { words, ...context });
  item.dataset['answer'] = '';
  item.append(draw('p', {}, text?.meaning ?? ''));
  return item;
}

/** The kinds of what was found with their numbers, and all of them; one of them is set. */
export function drawFilters(
  pages: readonly SearchPage[],
  kind: SearchKind | '',
  words: SearchWords,
): HTMLElement[] {
  const count = (of: SearchKind): number => pages.filter((page) => page.kind === of).length;
  const drawFilter = (of: SearchKind | '', name: string, number: number): HTMLElement =>
    draw(
      'button',
      { type: 'button', 'data-kind': of, 'aria-pressed': String(of === kind) },
      `${name} `,
      draw('span', {}, String(number)),
    );
  const kinds = searchKinds.filter((of) => count(of) > 0 || of === kind);
  return [
    drawFilter('', words.all, pages.length),
    ...kinds.map((of) => drawFilter(of, words.kinds[of], count(of))),
  ];
}

/** What the button for further results says: that there are some, and how far one has come, in words and as a bar. */
export function drawMore(shown: number, count: number, words: SearchWords): (Node | string)[] {
  return [
    `${words.more} `,
    draw('span', {}, fill(words.shown, { shown, count })),
    draw('progress', { value: String(shown), max: String(count), 'aria-hidden': 'true' }),
  ];
}

type Named = { readonly name: string; readonly path: string };

function drawLinks(title: string, links: readonly Named[]): HTMLElement[] {
  if (links.length === 0) return [];
  const items = links.map(({ name, path }) =>
    draw('li', {}, draw('a', { href: path, 'data-result': '' }, name)),
  );
  return [draw('p', { 'data-title': '' }, title), draw('ul', {}, ...items)];
}

/** What helps where nothing was found: names that come close, and the main ways. */
export function drawHelp(nearest: readonly Named[], { words, ways }: SearchEntry): HTMLElement[] {
  return [...drawLinks(words.nearest, nearest), ...drawLinks(words.ways, ways)];
}

/**
 * How many there are and for what, or that there is nothing and what may help: what a screen reader is told, and the
 * title of what is found.
 *
 * @param term what was found: without one only how many
 * @param isCommon whether it was looked for names alone, as nearly every page has the words
 */
export function drawCount(
  count: number,
  {
    query,
    term,
    isCommon,
  }: { readonly query: string; readonly term: string | undefined; readonly isCommon: boolean },
  words: SearchWords,
): (Node | string)[] {
  if (count === 0 && isCommon) return [draw('strong', {}, fill(words.common, { query }))];
  if (count === 0) return [draw('strong', {}, fill(words.nothing, { query })), ' ', words.nothingTip];
  const [many, one] =
    term === undefined ? [words.results, words.oneResult] : [words.resultsFor, words.oneResultFor];
  return [draw('strong', {}, fill(count === 1 ? one : many, { count, query: term ?? '' }))];
}
