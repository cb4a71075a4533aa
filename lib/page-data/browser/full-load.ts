import { sessionHistoryMethods } from '#lib/next/session-history-methods';

/** Loads a URL as a document, also if it is the current one or differs only in its fragment. */
export function loadDocument(href: string): void {
  const [present] = location.href.split('#', 1);
  const [target] = href.split('#', 1);
  if (present !== target) return location.assign(href);
  // assign() would only scroll.
  sessionHistoryMethods.replaceState(history.state as object | null, href);
  location.reload();
}

/** The runtime's pages can no longer be shown: set by lib/next/kept-document.client.tsx. */
const hasFailed = (): boolean => document.documentElement.dataset['leaving'] === 'failed';

export type FullLoad = {
  /**
   * Starts loading a URL.
   *
   * @param prepare work to finish first
   */
  readonly start: (href: string, prepare?: Promise<void>) => void;
  /** Whether a load has started, or no other way to navigate is left. */
  readonly isUnderWay: () => boolean;
  /** Call when the page is restored from the back/forward cache: no load is in progress any more. */
  readonly reset: () => void;
};

/** Creates the document's full page load: one at a time, to the URL requested last. */
export function createFullLoad(load: (href: string) => void = loadDocument): FullLoad {
  let target: string | null = null;
  return {
    isUnderWay: () => target !== null || hasFailed(),
    reset: () => {
      delete document.documentElement.dataset['leaving'];
      target = null;
    },
    start: (href, prepare = Promise.resolve()) => {
      target = href;
      void prepare.then(() => load(target ?? href));
    },
  };
}

/** Runs a callback when the page is restored from the back/forward cache. */
export function listenToRestore(run: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
