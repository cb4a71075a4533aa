import type { LoadedPage } from './resources';

export type Shown<T> = {
  /** The loaded page; null for the document's own page. */
  readonly page: LoadedPage<T> | null;
  /** Fragment to scroll to, with `#`, or empty. */
  readonly hash: string;
  /** Vertical scroll position in CSS pixels if there is no fragment. */
  readonly scroll: number;
  /** Number of navigations so far; distinguishes two visits of one page. 0 is the document as loaded. */
  readonly visit: number;
  /** The current navigation takes longer than `navigationDelayNotice`. */
  readonly delayed: boolean;
};

/** The document as loaded; also the server's state. */
export const initialShown: Shown<never> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };

export type ShownStore<T> = {
  readonly get: () => Shown<T>;
  /** Changes the state without notifying: `notify` follows, at once or within a view transition. */
  readonly set: (change: Partial<Shown<T>>) => void;
  readonly notify: () => void;
  /** Calls a listener at every `notify`; returns a function that unsubscribes. */
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
