import { findNearest } from '#lib/core/nearest';
import type { Language } from '#lib/i18n/languages';
import type { SearchEntry, SearchKind, SearchPage, SearchWords } from '#lib/search/contract';
import { holdSeries } from '#lib/search/hold-series';
import type { SearchResult, SiteSearch } from '#lib/search/search-site';
import { draw, fill } from './draw';
import {
  drawAnswer,
  drawCount,
  drawFilters,
  drawHelp,
  drawMore,
  drawResult,
  type Context,
  type Shown,
} from './draw-results';
import { printedEvent } from './printed';
import controls from './search-controls.module.css';
import styles from './search-panel.module.css';

/** What is looked for, among which pages, and how many of them are printed. */
export type SearchState = { readonly query: string; readonly kind: SearchKind | ''; readonly shown: number };

/** Results that are printed at a time. */
export const pageLength = 10;
const nearestCount = 4;

export type ResultPrinter = {
  /** Loads what the results say. What comes back prints them, so that those who come too late can be left. */
  readonly prepare: (state: SearchState, result: SearchResult) => Promise<() => void>;
  /** Marks the place as busy; says so where nothing is printed yet. */
  readonly wait: (sentence: string) => void;
  /** Leaves nothing but a sentence. */
  readonly say: (sentence: string) => void;
};

function createParts(place: HTMLElement) {
  const status = draw('p', { role: 'status', 'data-status': '' });
  const note = draw('p', { 'data-note': '', hidden: '' });
  const filters = draw('div', { role: 'group', 'data-filters': '', hidden: '' });
  const list = draw('ol', { hidden: '' });
  const more = draw('button', { type: 'button', 'data-more': '', hidden: '' });
  const help = draw('div', { 'data-help': '', hidden: '' });
  place.classList.add(styles['panel'] ?? '', controls['controls'] ?? '');
  place.replaceChildren(status, note, filters, list, more, help);
  return { status, note, filters, list, more, help };
}

type Parts = ReturnType<typeof createParts>;

function setContent(part: HTMLElement, content: readonly Node[]): void {
  part.replaceChildren(...content);
  part.hidden = content.length === 0;
}

/** A text that cannot be had leaves its page without an excerpt. */
function readTexts(search: SiteSearch, pages: readonly SearchPage[]): Promise<Shown[]> {
  return Promise.all(
    pages.map(async (page) => ({ page, text: await search.readText(page).catch(() => undefined) })),
  );
}

/** The filters are printed anew with their numbers: the one that was pressed keeps the focus. */
function setFilters({ filters }: Parts, content: readonly Node[], name: string): void {
  const hadFocus = filters.contains(document.activeElement);
  filters.setAttribute('aria-label', name);
  setContent(filters, content);
  if (hadFocus) filters.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
}

function writeNote({ corrected, isAlike }: SearchResult, query: string, { words }: SearchEntry): string {
  if (corrected !== undefined) return fill(words.corrected, { query, term: corrected });
  return isAlike ? fill(words.alike, { query }) : '';
}

/** What is printed of a result, once all of it has come. */
type Prepared = {
  readonly state: SearchState;
  readonly result: SearchResult;
  readonly entry: SearchEntry;
  readonly pages: readonly SearchPage[];
  readonly shown: readonly Shown[];
};

/** The pages of the chosen kind; the answer comes first, whatever the others weigh, and one page of a series. */
function sortPages({ kind }: SearchState, { pages, answer }: SearchResult): SearchPage[] {
  const chosen = pages.filter((page) => kind === '' || page.kind === kind);
  const sorted = [...chosen.filter((page) => page === answer), ...chosen.filter((page) => page !== answer)];
  return holdSeries(sorted, pageLength);
}

function printParts(parts: Parts, { state, result, entry, pages, shown }: Prepared, context: Context): void {
  const { words } = entry;
  const isNone = pages.length === 0;
  const note = isNone ? '' : writeNote(result, state.query, entry);
  const filters = result.pages.length > 0 ? drawFilters(result.pages, state.kind, words) : [];
  const nearest = isNone ? findNearest(state.query, entry.pages, nearestCount) : [];
  const term = result.corrected ?? (result.isAlike ? undefined : state.query);
  parts.status.replaceChildren(
    ...drawCount(pages.length, { query: state.query, term, isCommon: result.isCommon }, words),
  );
  setContent(parts.note, note ? [document.createTextNode(note)] : []);
  setFilters(parts, filters, words.filter);
  setContent(
    parts.list,
    shown.map((one) => (one.page === result.answer ? drawAnswer(one, context) : drawResult(one, context))),
  );
  setContent(parts.help, isNone ? drawHelp(nearest, entry) : []);
}

/** The button says how far one has come; it is gone where there is nothing behind. */
function setMore(more: HTMLElement, shown: number, count: number, words: SearchWords): void {
  more.hidden = shown >= count;
  more.replaceChildren(...drawMore(shown, count, words));
}

type OfferMore = (pages: readonly SearchPage[], printed: number, context: Context) => void;

/** Offers pages behind the first so many, which are printed. */
function createOffer(parts: Parts, search: SiteSearch, onMore: (shown: number) => void): OfferMore {
  const offer: OfferMore = (pages, printed, context) => {
    const rest = pages.slice(printed, printed + pageLength);
    setMore(parts.more, Math.min(printed, pages.length), pages.length, context.words);
    const printRest = async (): Promise<void> => {
      const items = (await readTexts(search, rest)).map((one) => drawResult(one, context));
      // Pressed twice, or other results have come meanwhile.
      if (parts.more.onclick !== printRest) return;
      parts.list.append(...items);
      items[0]?.querySelector<HTMLElement>('[data-result]')?.focus();
      offer(pages, printed + pageLength, context);
      onMore(printed + pageLength);
    };
    parts.more.onclick = printRest;
  };
  return offer;
}

/**
 * Prints results under their number, the filters above them; where there are none, what helps.
 *
 * @param onMore is told how many are printed, where the visitor has asked for more
 */
export function createResultPrinter(
  place: HTMLElement,
  search: SiteSearch,
  language: Language,
  onMore: (shown: number) => void,
): ResultPrinter {
  const parts = createParts(place);

  const tell = (): boolean => place.dispatchEvent(new Event(printedEvent, { bubbles: true }));

  const offerMore = createOffer(parts, search, (shown) => {
    onMore(shown);
    tell();
  });

  const prepare = async (state: SearchState, result: SearchResult): Promise<() => void> => {
    const entry = await search.entry();
    const context = { words: entry.words, stems: result.stems, language };
    const pages = sortPages(state, result);
    const shown = await readTexts(search, pages.slice(0, state.shown));
    return () => {
      delete place.dataset['busy'];
      printParts(parts, { state, result, entry, pages, shown }, context);
      offerMore(pages, state.shown, context);
      tell();
    };
  };

  const wait = (sentence: string): void => {
    place.dataset['busy'] = '';
    if (parts.list.hidden && parts.help.hidden) parts.status.replaceChildren(draw('strong', {}, sentence));
  };

  const say = (sentence: string): void => {
    delete place.dataset['busy'];
    for (const part of [parts.note, parts.filters, parts.list, parts.help]) setContent(part, []);
    parts.more.hidden = true;
    parts.status.textContent = sentence;
    tell();
  };
  return { prepare, wait, say };
}
