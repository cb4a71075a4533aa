import { navigationDelayNotice } from './constants';
import type { HistoryEntries } from './history-entries';
import type { LoadResult, Loader } from './loader';
import type { BuildState } from './records';
import type { LoadedPage } from './resources';
import { createShownStore, type ShownStore } from './shown-store';
import { addTrailingSlash } from './trailing-slash';

export type NavigatorSeams<T> = {
  readonly loader: Loader<T>;
  readonly entries: Pick<HistoryEntries, 'push' | 'replace' | 'restoreScroll'>;
  /** Path of the document that the browser loaded. */
  readonly documentPath: string;
  /** Address of the present entry. */
  readonly href: () => string;
  /** Resolves once the document is hydrated. Before that nothing shows a page, and Next's router writes the document's address into the present entry once more. */
  readonly hydrated: Promise<void>;
  /** Has the browser load an address. */
  readonly fullLoad: (href: string) => void;
  /** The same because of a newer build; false when this session has already done so. */
  readonly reloadForNewBuild: (href: string) => boolean;
  /** A new service worker waits: the next navigation is a full load, so that it takes over. docs/specification.md#s164. */
  readonly hasWaitingWorker: () => boolean;
  /** A full load has begun: a further navigation changes its target. */
  readonly isUnloading: () => boolean;
  /** Runs a change of what is seen, as a view transition where something is carried over from the click. */
  readonly transition: { readonly run: (change: () => void) => void };
  /** Calls back after some milliseconds; gives a function that cancels it. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
};

export type PageNavigator<T> = {
  readonly subscribe: ShownStore<T>['subscribe'];
  readonly shown: ShownStore<T>['get'];
  /** Follows a link to a page. Never rejects. */
  readonly navigate: (target: URL) => Promise<void>;
  /** Shows the page of the history entry that Back or Forward has made the present one. Never rejects. */
  readonly traverse: (target: URL) => Promise<void>;
  /** Cancels the navigation under way: the browser brought the page back from its back/forward cache. */
  readonly reset: () => void;
  /** Tells whether what is shown was shown for this path; it may be the 404 page. */
  readonly isAt: (path: string) => boolean;
  /** Address of the last page that was requested for. */
  readonly lastRequested: () => string;
};

/** Milliseconds before the build is checked behind a page from memory, so that painting comes first. */
const checkDelay = 200;

/** Loads a page, and marks the navigation as delayed while that takes long. */
async function load<T>(
  { loader, schedule }: NavigatorSeams<T>,
  path: string,
  markDelayed: () => void,
): Promise<LoadResult<T>> {
  const cancelNotice = schedule(markDelayed, navigationDelayNotice);
  const result = await loader.load(path);
  cancelNotice();
  return result;
}

async function reloadIfNewer(build: Promise<BuildState>, reload: () => unknown): Promise<void> {
  if ((await build) === 'newer') reload();
}

/** What is shown, and under which path. */
function createDisplay<T>({ loader, documentPath }: NavigatorSeams<T>) {
  const store = createShownStore<T>();
  /** Path whose page is shown; null for an error page, so that the address can be requested for again. */
  let shownPath: string | null = documentPath;
  let requestedPath = documentPath;
  return {
    get: store.get,
    notify: store.notify,
    /** What the navigator tells of it. */
    reader: {
      subscribe: store.subscribe,
      shown: store.get,
      isAt: (path: string): boolean => path === requestedPath,
    },
    /** The page of a path without a request, null for the document's own; undefined when it has to be loaded. */
    find: (path: string): LoadedPage<T> | null | undefined => {
      if (path === shownPath) return store.get().page;
      return path === documentPath ? null : loader.peek(path);
    },
    setPage: (path: string, page: LoadedPage<T> | null, hash: string, scroll: number): void => {
      requestedPath = path;
      shownPath = page === null || page.pageData.path === path ? path : null;
      store.set({ page, hash, scroll, visit: store.get().visit + 1, delayed: false });
    },
    markDelayed: (delayed: boolean): void => {
      store.set({ delayed });
      store.notify();
    },
  };
}

/**
 * Moves between pages: loads the target, then changes address and page in one step. What cannot be
 * loaded is left to the browser as a full page load, so that no click ends in nothing. Of two
 * navigations the newer one wins, whichever is loaded first.
 */
export function createPageNavigator<T>(seams: NavigatorSeams<T>): PageNavigator<T> {
  const { loader, entries, href, fullLoad, reloadForNewBuild, schedule, transition } = seams;
  const display = createDisplay(seams);
  let lastRequested = href();
  let newest = 0;

  const navigate = async (requested: URL, isPush: boolean): Promise<void> => {
    const path = addTrailingSlash(requested.pathname);
    const target = new URL(requested);
    // An entry of the history keeps the address it has.
    if (isPush) target.pathname = path;
    const scroll = isPush ? 0 : entries.restoreScroll();
    const address = (lastRequested = target.href);
    const number = ++newest;
    const isCurrent = (): boolean => number === newest;
    if (seams.hasWaitingWorker() || seams.isUnloading()) return fullLoad(address);

    const known = display.find(path);
    const result =
      known === undefined
        ? await load(seams, path, () => isCurrent() && display.markDelayed(true))
        : { status: 'success' as const, page: known };
    if (display.get().visit === 0) await seams.hydrated;
    if (!isCurrent()) return;
    if (result.status === 'error') return fullLoad(address);
    if (result.status === 'stale') return reloadForNewBuild(address) ? undefined : fullLoad(address);

    // A link to the present address adds no entry.
    if (isPush) entries[address === href() ? 'replace' : 'push'](address);
    display.setPage(path, result.page, isPush ? target.hash : '', scroll);
    const reload = (): unknown => isCurrent() && reloadForNewBuild(address);
    if ('build' in result) void reloadIfNewer(result.build, reload);
    transition.run(display.notify);
    if (known !== undefined) schedule(() => void reloadIfNewer(loader.checkBuild(), reload), checkDelay);
  };

  return {
    ...display.reader,
    lastRequested: () => lastRequested,
    navigate: (target) => navigate(target, true),
    traverse: (target) => navigate(target, false),
    reset: () => {
      newest += 1;
      lastRequested = href();
      display.markDelayed(false);
    },
  };
}
