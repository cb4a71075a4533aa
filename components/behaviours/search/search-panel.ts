import { isComposing } from '#lib/core/composition';
import { schedule } from '#lib/core/timing';
import type { Language } from '#lib/i18n/languages';
import { searchKinds, type SearchKind } from '#lib/search/contract';
import type { SiteSearch } from '#lib/search/search-site';
import { keepFocus } from './keep-focus';
import { moveByArrow } from './move-by-arrow';
import { createResultPrinter, pageLength, type ResultPrinter, type SearchState } from './print-results';

export type SearchPanelOptions = {
  readonly field: HTMLInputElement;
  /** Where the results are printed; empty. */
  readonly place: HTMLElement;
  readonly language: Language;
  readonly search: SiteSearch;
  /** Said where the index cannot be had. */
  readonly failed: string;
  /** Said until the first results are there. */
  readonly searching?: string | undefined;
  /** Ends the listeners. */
  readonly signal: AbortSignal;
  /** Is told of what is looked for from now on. */
  readonly onChange: (state: SearchState) => void;
};

/** Looks for something at once; done when it is printed. */
export type ShowSearch = (state: SearchState) => Promise<void>;

/** Milliseconds of rest while typing before it is looked for. */
const rest = 120;
/** Letters that are enough to look for. */
const shortest = 2;

/** A kind from an address, which may hold anything. */
export const readKind = (text: string | null): SearchKind | '' =>
  searchKinds.find((kind) => kind === text) ?? '';

/** How many results an address asks for; not fewer than there are at first. */
export const readShown = (text: string | null): number => Math.max(pageLength, Number(text) || 0);

/** Runs one search after the other: what a newer one has overtaken is not printed. */
function createRunner(
  printer: ResultPrinter,
  { field, place, search, failed, searching, signal }: SearchPanelOptions,
): ShowSearch {
  let newest = 0;
  return async (state) => {
    newest += 1;
    const number = newest;
    const isCurrent = (): boolean => number === newest && !signal.aborted;
    if (state.query.length < shortest) return printer.say('');
    if (searching) printer.wait(searching);
    try {
      const print = await printer.prepare(state, await search.find(state.query));
      if (isCurrent()) keepFocus(place, field, print);
    } catch {
      if (isCurrent()) keepFocus(place, field, () => printer.say(failed));
    }
  };
}

/** Enter waits for what is found, and leads to the first of it. */
function listenToEnter({ field, place, signal }: SearchPanelOptions, find: () => Promise<void>): void {
  const enter = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    await find();
    if (!signal.aborted) place.querySelector<HTMLElement>('[data-result]')?.focus();
  };
  field.addEventListener('keydown', (event) => void enter(event), { signal });
}

function listenToFilters(
  { place, signal }: SearchPanelOptions,
  choose: (kind: SearchKind | '') => void,
): void {
  place.addEventListener(
    'click',
    ({ target }) => {
      const filter = target instanceof Element ? target.closest<HTMLElement>('[data-kind]') : null;
      if (filter) choose(readKind(filter.dataset['kind'] ?? ''));
    },
    { signal },
  );
}

/**
 * Searches while the visitor types, and prints what is found: a list of links, which the arrow keys
 * lead through. What failed is said, and tried again with the next letter or once there is a connection.
 */
export function createSearchPanel(options: SearchPanelOptions): ShowSearch {
  const { field, place, search, language, signal } = options;
  let state: SearchState = { query: '', kind: '', shown: pageLength };
  const change = (next: SearchState): void => {
    state = next;
    options.onChange(next);
  };
  const printer = createResultPrinter(place, search, language, (shown) => change({ ...state, shown }));
  const run = createRunner(printer, options);
  let running = Promise.resolve();
  let cancel = (): void => undefined;

  const show: ShowSearch = (next) => {
    cancel();
    change(next);
    running = run(next);
    return running;
  };
  const typed = (): SearchState => ({ query: field.value.trim(), kind: '', shown: pageLength });

  field.addEventListener(
    'input',
    () => {
      cancel();
      cancel = schedule(() => void show(typed()), rest);
    },
    { signal },
  );
  for (const element of [field, place])
    element.addEventListener('keydown', (event) => moveByArrow(event, field, place), { signal });
  listenToEnter(options, () => (typed().query === state.query ? running : show(typed())));
  listenToFilters(options, (kind) => void show({ ...state, kind, shown: pageLength }));
  addEventListener('online', () => void show(state), { signal });
  signal.addEventListener('abort', () => cancel());
  return show;
}
