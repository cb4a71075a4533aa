import type { LoadedPage } from './resources';

/** What the page host shows, and how it was reached. */
export type Shown<T> = {
  /** The loaded page; null while the document's own page is shown. */
  readonly page: LoadedPage<T> | null;
  /** Fragment to scroll to, with its hash sign, or empty. */
  readonly hash: string;
  /** Vertical position to scroll to where there is no fragment. */
  readonly scroll: number;
  /** Grows with every navigation, so that two visits of one page differ. */
  readonly visit: number;
  /** A navigation has been under way for longer than a visitor waits without a word. */
  readonly delayed: boolean;
};

/** Changes what is seen by calling back, now or in a moment. */
export type Transition = (change: () => void) => void;

export type ShownStore<T> = {
  readonly get: () => Shown<T>;
  /** Tells the listeners through `show` where it is given: a page that was waited for may arrive as a movement. */
  readonly update: (change: Partial<Shown<T>>, show?: Transition) => void;
  /** Calls a listener after every change; gives a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createShownStore<T>(): ShownStore<T> {
  const listeners = new Set<() => void>();
  let shown: Shown<T> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };
  return {
    get: () => shown,
    update: (change, show = (tell) => tell()) => {
      shown = { ...shown, ...change };
      show(() => listeners.forEach((listener) => listener()));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
