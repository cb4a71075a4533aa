import { reloadItem } from '#lib/storage/stored-items';
import { isLeavingDocument } from '#lib/core/leaving-document';
import { afterLoad, schedule } from '#lib/core/timing';
import { keepHistoryMethods, sessionHistoryMethods } from '#lib/next/session-history-methods';
import { dropPageCaches } from '#lib/service-worker/register';
import { createHistoryEntries, type HistoryEntries } from '#lib/page-data/core/history-entries';
import type { Loader, LoaderDependencies } from '#lib/page-data/core/loader';
import { createPageNavigator, type PageNavigator } from '#lib/page-data/core/page-navigator';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import type { LoadedPage } from '#lib/page-data/core/resources';
import { createReloadGuard, type ReloadGuard } from '#lib/page-data/core/reload-guard';
import { focusPage, scrollPage } from './focus-page';
import { listenToChunkFailures } from './chunk-failures';
import { readDocumentPath } from './document-path';
import { fetchLikelyTemplates } from './fetch-likely-templates';
import { createFullLoad, listenToRestore } from './full-load';
import { createPageEvents, type OnPage } from './page-events';
import { followLink, listenToLinks } from './follow-links';
import { createPageLoader } from './page-loader';
import { manageScrollRestoration } from './scroll-restoration';
import { createPageTransition, type PageTransition } from './view-transition';
import { watchServiceWorker } from './watch-service-worker';

/** The part of the runtime for the page host and the site's layout. `T` is the host's type of templates. */
export type PageRuntime<T> = Pick<PageNavigator<T>, 'subscribe' | 'shown'> & {
  readonly pages: PageSubscription;
  readonly onPage: OnPage;
  /** Shared data of the page at a path. Undefined if it cannot be loaded. */
  readonly loadShared: (path: string) => Promise<LoadedPage<T>['shared'] | undefined>;
  /** Navigates to a URL, optionally from a clicked link; anything but a page of this site is left to the browser. */
  readonly navigateTo: (href: string, link?: Element | null) => void;
  /**
   * Call when the document is hydrated: handles Back and Forward from now on. Not earlier, because Next's app
   * router writes its state into the history entry when it mounts. Idempotent.
   *
   * @param root element around the page
   */
  readonly attach: (root: ParentNode) => void;
  /** Call when the host has rendered the page of a navigation: updates head, scroll position and focus. */
  readonly pageShown: () => void;
  /** Loads the page requested last as a document, because its template failed. */
  readonly loadInFull: () => void;
};

type Parts<T> = {
  readonly loader: Loader<T>;
  readonly navigator: PageNavigator<T>;
  readonly transition: PageTransition;
  readonly entries: HistoryEntries;
  readonly guard: ReloadGuard;
  readonly fullLoad: ReturnType<typeof createFullLoad>;
  readonly reloadForNewBuild: (href: string) => boolean;
};

function createParts<T>(
  importTemplate: LoaderDependencies<T>['importTemplate'],
  documentPath: string,
  hydrated: Promise<void>,
): Parts<T> {
  const loader = createPageLoader(importTemplate);
  const guard = createReloadGuard(() => sessionStorage, reloadItem.name);
  const fullLoad = createFullLoad();
  const transition = createPageTransition(document);
  const href = (): string => location.href;
  const entries = createHistoryEntries({
    ...sessionHistoryMethods,
    readState: () => history.state as unknown,
    href,
    scrollY: () => scrollY,
  });
  const reloadForNewBuild = (address: string): boolean => {
    const isFirst = guard.mayReload();
    if (isFirst) fullLoad.start(address, dropPageCaches(window.caches));
    return isFirst;
  };
  const pageNavigator = createPageNavigator<T>({
    loader,
    entries,
    documentPath,
    hydrated,
    href,
    fullLoad: (address) => fullLoad.start(address),
    reloadForNewBuild,
    hasWaitingWorker: watchServiceWorker(),
    isUnloading: fullLoad.isUnderWay,
    schedule,
    transition,
  });
  return { loader, navigator: pageNavigator, transition, entries, guard, fullLoad, reloadForNewBuild };
}

/** Reloads the document once if it is of an older build, for example from a cache. docs/specification.md#s98, #s99. */
async function checkDocument<T>({ loader, guard, navigator, reloadForNewBuild }: Parts<T>): Promise<void> {
  const build = await loader.checkBuild();
  if (build === 'same') guard.clear();
  // Not necessarily the document's URL: a navigation may have started.
  if (build === 'newer' && !isLeavingDocument()) reloadForNewBuild(navigator.lastRequested());
}

function handlePopState<T>({ navigator, transition, entries }: Parts<T>, event: PopStateEvent): void {
  // Prevents Next's router, whose listener is on the window too, from requesting its own files.
  event.stopImmediatePropagation();
  // A link to a fragment: the browser has added the entry and scrolls by itself.
  if (navigator.isAt(location.pathname) && entries.claimEntry()) return;
  transition.clicked();
  void navigator.traverse(new URL(location.href));
}

function listenToTraversal<T>(parts: Parts<T>): void {
  keepHistoryMethods();
  // Until now, the document's inline script handled Back and Forward by a full page load.
  window.onpopstate = null;
  addEventListener('popstate', (event) => handlePopState(parts, event), { capture: true });
  // Back or Forward happened before the scripts ran, so there was no event.
  if (!parts.navigator.isAt(location.pathname)) void parts.navigator.traverse(new URL(location.href));
}

/**
 * Handles links as soft navigations from now on. Until then each is a document load, and the inline script
 * marks the document.
 */
function takeOverLinks<T>(parts: Parts<T>): void {
  window.onbeforeunload = null;
  listenToLinks(parts);
  document.documentElement.dataset['runtime'] = 'ready';
}

/** Imports the prefetcher after the load event, because it is not needed earlier. */
async function prefetchLater<T>(
  loader: Loader<T>,
  pages: PageSubscription,
  documentPath: string,
): Promise<void> {
  // Without the script, pages are loaded on click.
  const script = await import('./start-prefetching').catch(() => undefined);
  script?.startPrefetching(loader, pages, documentPath);
}

/**
 * Starts loader, navigator and window listeners. Call once per document.
 *
 * @param importTemplate imports a template's chunk by name; undefined for an unknown name
 */
export function startRuntime<T>(importTemplate: LoaderDependencies<T>['importTemplate']): PageRuntime<T> {
  const documentPath = readDocumentPath();
  let resolveHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));
  const parts = createParts(importTemplate, documentPath, hydrated);
  const { navigator, fullLoad } = parts;
  const events = createPageEvents(document);
  let isAttached = false;
  listenToChunkFailures(navigator.lastRequested);
  listenToRestore(() => {
    fullLoad.reset();
    navigator.reset();
  });
  manageScrollRestoration(parts.entries);
  afterLoad(() => void prefetchLater(parts.loader, events, documentPath));
  const templateFetched = fetchLikelyTemplates(parts.loader, events);
  void checkDocument(parts);
  return {
    subscribe: navigator.subscribe,
    shown: navigator.shown,
    pages: events,
    onPage: events.onPage,
    loadShared: async (path) => {
      const result = await parts.loader.load(path);
      return result.status === 'success' ? result.page.shared : undefined;
    },
    navigateTo: (href, link) => followLink(parts, href, link),
    attach: (root) => {
      if (isAttached) return;
      isAttached = true;
      events.attach(root);
      listenToTraversal(parts);
      resolveHydrated();
      // Until then a full page load is faster than a soft navigation: by a third on a slow phone.
      void templateFetched.then(() => takeOverLinks(parts));
    },
    pageShown: () => {
      parts.transition.arrived();
      const { page, hash, scroll } = navigator.shown();
      const { path = documentPath, result = null } = page?.pageData ?? {};
      events.pageShown(result && result.pageContext, path);
      scrollPage(window, hash, scroll);
      focusPage(document, hash);
    },
    loadInFull: () => fullLoad.start(navigator.lastRequested()),
  };
}
