import type { ComponentType } from 'react';
import { missingPartItem, reloadItem } from '#lib/core/stored-items';
import { afterLoad, schedule } from '#lib/core/timing';
import { localeStorageKey } from '#lib/i18n/locales';
import { dropPageCaches, registerServiceWorker } from '#lib/service-worker/register';
import { readLinkClick, targetOfClick } from '../client/click';
import { createLoader, type Loader } from '../client/loader';
import { createNavigator, type Navigator } from '../client/navigator';
import { createReloadGuard, isChunkFailure, type ReloadGuard } from '../client/reload-guard';
import { createSessionHistory, type SessionHistory } from '../client/session-history';
import { createDeparture, isLeaving, leave, listenToReturn } from './departure';
import { startPrefetching } from './prefetching';
import { transition } from './transition';

/** A template as the host sees it: a component whose props come from files. */
export type Template = ComponentType<Readonly<Record<string, unknown>>>;

export type PageRuntime = Pick<Navigator<Template>, 'subscribe' | 'shown'> & {
  /** Loads the page that was last asked for in full: what is left when it cannot be shown. */
  readonly giveUp: () => void;
  /** Answers Back and Forward from now on; called once, when Next's router has come to rest: it writes its address once more. */
  readonly takeOver: () => void;
};

export type RuntimeOptions = {
  readonly buildHash: string;
  readonly importTemplate: (name: string) => Promise<Template> | undefined;
};

/** Milliseconds without scrolling after which the position is written into the history entry. */
const scrollPause = 120;

/** Milliseconds after which a request without an answer counts as failed. */
const requestTimeout = 15_000;

/** Remembers the language only when the visitor switches it: no storage without a reason. */
function saveLocale(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-language-switch]') : null;
  if (!link) return;
  try {
    localStorage.setItem(localeStorageKey, link.getAttribute('hreflang') ?? '');
  } catch {
    // Storage may be blocked: the switch works all the same, it is just not remembered.
  }
}

function listenToScroll(remember: () => void): void {
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(remember, scrollPause);
    },
    { passive: true },
  );
}

/** The browser restores positions itself where a document is loaded anew, this code where not. */
function ownScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// A service worker answers offline, too: to wait would hang where the page is kept.
const online = (): Promise<void> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

function createPageLoader({ buildHash, importTemplate }: RuntimeOptions): Loader<Template> {
  // A document brings the header and the footer of its own language.
  const language = document.documentElement.lang;
  return createLoader<Template>({
    timeout: requestTimeout,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeout) }),
    wait,
    online,
    report: (message) => console.error(message),
    importTemplate,
    buildHash,
    isInDocument: (slice) => slice.endsWith(`-${language}`),
  });
}

/** A document of an older build, out of some cache, is loaded anew once. Readings 98 and 99. */
async function checkDocument(
  loader: Loader<Template>,
  guard: ReloadGuard,
  renew: () => unknown,
): Promise<void> {
  const build = await loader.checkBuild();
  if (build === 'same') guard.clear();
  // Not the document but what was asked for last: a click may be under way.
  if (build === 'newer') renew();
}

/** A chunk that is missing surfaces anywhere; the last page asked for, loaded in full, has its own. Reading 100. */
function listenToChunkFailures(lastAsked: () => string): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    const { pathname } = new URL(lastAsked());
    if (createReloadGuard(() => sessionStorage, missingPartItem.name.replace('*', pathname)).mayReload())
      leave(lastAsked());
  });
}

function listenToClicks(follow: (target: URL) => unknown): void {
  document.addEventListener('click', (event) => {
    saveLocale(event);
    const click = readLinkClick(event, window);
    const target = click && targetOfClick(click, new URL(location.href));
    if (!target) return;
    event.preventDefault();
    follow(target);
  });
}

function listenToTraversal(navigation: Navigator<Template>, entries: SessionHistory): void {
  addEventListener(
    'popstate',
    (event) => {
      // Ahead of Next's router, which would ask for its own files.
      event.stopImmediatePropagation();
      // A link to a fragment makes an entry of its own, and the browser scrolls there.
      if (entries.adopt()) return;
      void navigation.traverse(new URL(location.href));
    },
    { capture: true },
  );
}

/** Starts loader, navigator and listeners on the window. Called once in a document's life. */
export function startRuntime(options: RuntimeOptions): PageRuntime {
  const loader = createPageLoader(options);
  const guard = createReloadGuard(() => sessionStorage, reloadItem.name);
  const sessionHistory = createSessionHistory({ history, location, scrollY: () => scrollY });
  const departure = createDeparture();
  const renew = (href: string): boolean => {
    const first = guard.mayReload();
    if (first) departure.go(href, dropPageCaches(window.caches));
    return first;
  };
  let outdated = false;
  const navigation = createNavigator<Template>({
    loader,
    history: sessionHistory,
    documentPath: location.pathname,
    leave: (href) => departure.go(href),
    renew,
    href: () => location.href,
    isOutdated: () => outdated || departure.isUnderWay(),
    schedule,
    transition,
  });
  listenToClicks((target) => navigation.follow(target));
  listenToChunkFailures(navigation.lastAsked);
  listenToReturn(() => {
    departure.end();
    navigation.rest();
  });
  ownScrollRestoration();
  listenToScroll(sessionHistory.remember);
  startPrefetching(loader, navigation, location.pathname);
  void checkDocument(loader, guard, () => isLeaving() || renew(navigation.lastAsked()));
  // After everything that the page itself loads. The development server has no worker.
  if (process.env.NODE_ENV === 'production')
    afterLoad(() => registerServiceWorker({ navigator, location, onUpdate: () => (outdated = true) }));
  return {
    ...navigation,
    giveUp: () => departure.go(navigation.lastAsked()),
    takeOver: () => {
      // Until now the document's own line of script has met Back and Forward with a page load.
      window.onpopstate = null;
      window.onbeforeunload = null;
      listenToTraversal(navigation, sessionHistory);
      document.documentElement.dataset['runtime'] = 'ready';
    },
  };
}
