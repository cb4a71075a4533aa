import { reloadItem } from '#lib/storage/stored-items';
import { isLeavingDocument } from '#lib/core/leaving-document';
import { afterLoad, schedule } from '#lib/core/timing';
import { keepHistoryMethods, sessionHistoryMethods } from '#lib/next/session-history-methods';
import { dropPageCaches } from '#lib/service-worker/register';
import { createHistoryEntries, type HistoryEntries } from '#lib/page-data/core/history-entries';
import type { Loader, LoaderSeams } from '#lib/page-data/core/loader';
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

/** What the page host and the site's chrome need of the runtime. `T` is what a template is to the host. */
export type PageRuntime<T> = Pick<PageNavigator<T>, 'subscribe' | 'shown'> & {
  readonly pages: PageSubscription;
  readonly onPage: OnPage;
  /** What a page shares with others, by its address. Undefined where it cannot be loaded. */
  readonly loadShared: (path: string) => Promise<LoadedPage<T>['shared'] | undefined>;
  /** Goes to an address, from the link that was clicked; what is not a page of this site is the browser's. */
  readonly navigateTo: (href: string, link?: Element | null) => void;
  /**
   * The document is hydrated: answers Back and Forward from now on. Not earlier, since Next's app
   * router writes its state into the history entry once more when it mounts. Further calls do nothing.
   *
   * @param root element around the page
   */
  readonly attach: (root: ParentNode) => void;
  /** The host has put the page of a navigation into the document: head, scroll position and focus follow. */
  readonly pageShown: () => void;
  /** Loads the page that was asked for last in full, because its template failed. */
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
  importTemplate: LoaderSeams<T>['importTemplate'],
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

/** A document of an older build, from some cache, is loaded anew once. docs/specification.md#s98, #s99. */
async function checkDocument<T>({ loader, guard, navigator, reloadForNewBuild }: Parts<T>): Promise<void> {
  const build = await loader.checkBuild();
  if (build === 'same') guard.clear();
  // Not necessarily the document's address: a navigation may have begun meanwhile.
  if (build === 'newer' && !isLeavingDocument()) reloadForNewBuild(navigator.lastRequested());
}

function handlePopState<T>({ navigator, transition, entries }: Parts<T>, event: PopStateEvent): void {
  // Before Next's router, whose listener is on the window too and would ask for its own files.
  event.stopImmediatePropagation();
  // A link to a fragment: the browser has added the entry, and scrolls by itself.
  if (navigator.isAt(location.pathname) && entries.claimEntry()) return;
  transition.clicked();
  void navigator.traverse(new URL(location.href));
}

function listenToTraversal<T>(parts: Parts<T>): void {
  keepHistoryMethods();
  // The document's inline script has met Back and Forward with a full page load until now.
  window.onpopstate = null;
  addEventListener('popstate', (event) => handlePopState(parts, event), { capture: true });
  // Back or Forward was quicker than the scripts, and no event told of it.
  if (!parts.navigator.isAt(location.pathname)) void parts.navigator.traverse(new URL(location.href));
}

/** From now on links are soft navigations. Until then each is a document load, and leaves the inline script's mark. */
function takeOverLinks<T>(parts: Parts<T>): void {
  window.onbeforeunload = null;
  listenToLinks(parts);
  document.documentElement.dataset['runtime'] = 'ready';
}

/** Fetches the prefetcher once the document has loaded: it has nothing to do earlier. */
async function prefetchLater<T>(
  loader: Loader<T>,
  pages: PageSubscription,
  documentPath: string,
): Promise<void> {
  // Without its script pages are loaded when their links are clicked.
  const script = await import('./start-prefetching').catch(() => undefined);
  script?.startPrefetching(loader, pages, documentPath);
}

/**
 * Starts loader, navigator and listeners on the window. Called once in a document's life.
 *
 * @param importTemplate imports a template's chunk by its name; undefined for a name that no template has
 */
export function startRuntime<T>(importTemplate: LoaderSeams<T>['importTemplate']): PageRuntime<T> {
  const documentPath = readDocumentPath();
  let tellHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => (tellHydrated = resolve));
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
  const templateCame = fetchLikelyTemplates(parts.loader, events);
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
      tellHydrated();
      // Before, a page with all it needs comes later softly than by a page load, on a slow phone by a third.
      void templateCame.then(() => takeOverLinks(parts));
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
