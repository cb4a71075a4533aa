import type { LoadedPage } from './resources';

/** What the page host shows, and how it was reached. */
export type Shown<T> = {
  /** The loaded page; null while the document's own page is shown. */
  readonly page: LoadedPage<T> | null;
  /** Fragment to scroll to, with its hash sign, or empty. */
  readonly hash: string;
  /** Vertical position in CSS pixels to scroll to where there is no fragment. */
  readonly scroll: number;
  /** Number of navigations so far: tells two visits of one page apart. 0 is the document as it was loaded. */
  readonly visit: number;
  /** A navigation takes longer than `navigationDelayNotice`. */
  readonly delayed: boolean;
};

/** The document as it was loaded; also what the server renders. */
export const initialShown: Shown<never> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };

export type ShownStore<T> = {
  readonly get: () => Shown<T>;
  /** Changes the state without a word: `notify` follows, now or within a view transition. */
  readonly set: (change: Partial<Shown<T>>) => void;
  readonly notify: () => void;
  /** Calls a listener at every `notify`; gives a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createShownStore<T>(): ShownStore<T> {
  const listeners = new Set<() => void>();
  let shown: Shown<T> = initialShown;
  return {
    get: () => shown,
    set: (change) => {
      shown = { ...shown, ...change };
    },
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
