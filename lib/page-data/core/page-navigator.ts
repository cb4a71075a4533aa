import { navigationDelayNotice } from './constants';
import type { HistoryEntries } from './history-entries';
import type { LoadResult, Loader } from './loader';
import type { BuildState } from './records';
import type { LoadedPage } from './resources';
import { createShownStore, type ShownStore } from './shown-store';
import { addTrailingSlash } from './trailing-slash';

export type NavigatorDependencies<T> = {
  readonly loader: Loader<T>;
  readonly entries: Pick<HistoryEntries, 'push' | 'replace' | 'restoreScroll'>;
  /** Path of the document that the browser loaded. */
  readonly documentPath: string;
  /** URL of the current history entry. */
  readonly href: () => string;
  /**
   * Resolves once the document is hydrated. Before that no page can be shown, and Next's router still writes
   * the document's URL into the current entry.
   */
  readonly hydrated: Promise<void>;
  /** Loads a URL as a document. */
  readonly fullLoad: (href: string) => void;
  /** The same for a newer build; false if this session has already done so. */
  readonly reloadForNewBuild: (href: string) => boolean;
  /**
   * A new service worker waits: the next navigation is a full load, so that it can activate.
   * docs/specification.md#s164.
   */
  readonly hasWaitingWorker: () => boolean;
  /** A full load is in progress: a further navigation changes its target. */
  readonly isUnloading: () => boolean;
  /** Runs a change of the page, as a view transition if possible. */
  readonly transition: { readonly run: (change: () => void) => void };
  /** Runs a callback after some milliseconds; returns a function that cancels it. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
};

export type PageNavigator<T> = {
  readonly subscribe: ShownStore<T>['subscribe'];
  readonly shown: ShownStore<T>['get'];
  /** Navigates to a page. Never rejects. */
  readonly navigate: (target: URL) => Promise<void>;
  /** Shows the page of the current history entry after Back or Forward. Never rejects. */
  readonly traverse: (target: URL) => Promise<void>;
  /** Cancels the navigation in progress, after the page was restored from the back/forward cache. */
  readonly reset: () => void;
  /** Whether the current page was requested by this path; it may be the 404 page. */
  readonly isAt: (path: string) => boolean;
  /** URL of the page requested last. */
  readonly lastRequested: () => string;
};

/** Milliseconds before the build check for a page from memory, so that it is painted first. */
const checkDelay = 200;

/** Loads a page, and marks the navigation as delayed if it is slow. */
async function load<T>(
  { loader, schedule }: NavigatorDependencies<T>,
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

/** State of the current page and its path. */
function createDisplay<T>({ loader, documentPath }: NavigatorDependencies<T>) {
  const store = createShownStore<T>();
  /** Path of the current page; null for an error page, so that the path can be requested again. */
  let shownPath: string | null = documentPath;
  let requestedPath = documentPath;
  return {
    get: store.get,
    notify: store.notify,
    /** The read-only part that the navigator exposes. */
    reader: {
      subscribe: store.subscribe,
      shown: store.get,
      isAt: (path: string): boolean => path === requestedPath,
    },
    /** A page that needs no request: null for the document's own; undefined if it has to be loaded. */
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
 * Loads the target, then changes URL and page in one step. If loading fails, falls back to a full page load,
 * so that no click is lost. The latest navigation wins, whichever is loaded first.
 */
export function createPageNavigator<T>(dependencies: NavigatorDependencies<T>): PageNavigator<T> {
  const { loader, entries, href, fullLoad, reloadForNewBuild, schedule, transition } = dependencies;
  const display = createDisplay(dependencies);
  let lastRequested = href();
  let newest = 0;

  const navigate = async (requested: URL, isPush: boolean): Promise<void> => {
    const path = addTrailingSlash(requested.pathname);
    const target = new URL(requested);
    // A traversal keeps the URL of the entry.
    if (isPush) target.pathname = path;
    const scroll = isPush ? 0 : entries.restoreScroll();
    const address = (lastRequested = target.href);
    const number = ++newest;
    const isCurrent = (): boolean => number === newest;
    if (dependencies.hasWaitingWorker() || dependencies.isUnloading()) return fullLoad(address);

    const available = display.find(path);
    const result =
      available === undefined
        ? await load(dependencies, path, () => isCurrent() && display.markDelayed(true))
        : { status: 'success' as const, page: available };
    if (display.get().visit === 0) await dependencies.hydrated;
    if (!isCurrent()) return;
    if (result.status === 'error') return fullLoad(address);
    if (result.status === 'stale') return reloadForNewBuild(address) ? undefined : fullLoad(address);

    // A link to the current URL adds no entry.
    if (isPush) entries[address === href() ? 'replace' : 'push'](address);
    display.setPage(path, result.page, isPush ? target.hash : '', scroll);
    const reload = (): unknown => isCurrent() && reloadForNewBuild(address);
    if ('build' in result) void reloadIfNewer(result.build, reload);
    transition.run(display.notify);
    if (available !== undefined) schedule(() => void reloadIfNewer(loader.checkBuild(), reload), checkDelay);
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
