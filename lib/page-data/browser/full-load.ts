import { sessionHistoryMethods } from '#lib/next/session-history-methods';

/** Has the browser load an address, also one that differs from the present one by nothing or its fragment. */
export function loadDocument(href: string): void {
  const [present] = location.href.split('#', 1);
  const [target] = href.split('#', 1);
  if (present !== target) return location.assign(href);
  // assign() would only scroll.
  sessionHistoryMethods.replaceState(history.state as object | null, href);
  location.reload();
}

/** Nothing shows the runtime's pages any more: lib/next/kept-document.client.tsx sets this value of the mark. */
const hasFailed = (): boolean => document.documentElement.dataset['leaving'] === 'failed';

export type FullLoad = {
  /**
   * Begins to load an address.
   *
   * @param prepare what has to be done first
   */
  readonly start: (href: string, prepare?: Promise<void>) => void;
  /** One has begun, or nothing but one leads on. */
  readonly isUnderWay: () => boolean;
  /** The browser brought the page back from its back/forward cache: nothing is under way any more. */
  readonly reset: () => void;
};

/** Creates the full page load of a document: one at a time, to the address that was asked for last. */
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

/** Runs something when the browser shows the page again from its back/forward cache. */
export function listenToRestore(run: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
