import { findNearest } from '#lib/core/nearest';
import type { Language } from '#lib/i18n/languages';
import type { SearchEntry, SearchKind, SearchPage } from '#lib/search/contract';
import type { SearchResult, SiteSearch } from '#lib/search/search-site';
import { draw, fill } from './draw';
import {
  drawAnswer,
  drawCount,
  drawFilters,
  drawHelp,
  drawResult,
  type Context,
  type Shown,
} from './draw-results';
import styles from './search-panel.module.css';

/** What is looked for, and among which pages. */
export type SearchState = { readonly query: string; readonly kind: SearchKind | '' };

/** Results that are printed at a time. */
const pageLength = 10;
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
  place.classList.add(styles['panel'] ?? '');
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

/** The pages of the chosen kind; the answer comes first, whatever the others weigh. */
function sortPages({ kind }: SearchState, { pages, answer }: SearchResult): SearchPage[] {
  const chosen = pages.filter((page) => kind === '' || page.kind === kind);
  return [...chosen.filter((page) => page === answer), ...chosen.filter((page) => page !== answer)];
}

function printParts(parts: Parts, { state, result, entry, pages, shown }: Prepared, context: Context): void {
  const { words } = entry;
  const isNone = pages.length === 0;
  const note = isNone ? '' : writeNote(result, state.query, entry);
  const filters = result.pages.length > 0 ? drawFilters(result.pages, state.kind, words) : [];
  const nearest = isNone ? findNearest(state.query, entry.pages, nearestCount) : [];
  const term = result.corrected ?? (result.isAlike ? undefined : state.query);
  parts.status.replaceChildren(...drawCount(pages.length, { query: state.query, term }, words));
  setContent(parts.note, note ? [document.createTextNode(note)] : []);
  setFilters(parts, filters, words.filter);
  setContent(
    parts.list,
    shown.map((one) => (one.page === result.answer ? drawAnswer(one, context) : drawResult(one, context))),
  );
  parts.more.textContent = words.more;
  setContent(parts.help, isNone ? drawHelp(nearest, entry) : []);
}

/** Prints results under their number, the filters above them; where there are none, what helps. */
export function createResultPrinter(
  place: HTMLElement,
  search: SiteSearch,
  language: Language,
): ResultPrinter {
  const parts = createParts(place);

  const offerMore = (pages: readonly SearchPage[], context: Context): void => {
    parts.more.hidden = pages.length === 0;
    parts.more.onclick = async () => {
      const shown = await readTexts(search, pages.slice(0, pageLength));
      const items = shown.map((one) => drawResult(one, context));
      parts.list.append(...items);
      items[0]?.querySelector('a')?.focus();
      offerMore(pages.slice(pageLength), context);
    };
  };

  const prepare = async (state: SearchState, result: SearchResult): Promise<() => void> => {
    const entry = await search.entry();
    const context = { words: entry.words, stems: result.stems, language };
    const pages = sortPages(state, result);
    const shown = await readTexts(search, pages.slice(0, pageLength));
    return () => {
      delete place.dataset['busy'];
      printParts(parts, { state, result, entry, pages, shown }, context);
      offerMore(pages.slice(pageLength), context);
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
  };
  return { prepare, wait, say };
}
