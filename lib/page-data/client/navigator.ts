import type { Loader } from './loader';
import type { LoadedPage } from './resources';
import type { SessionHistory } from './session-history';

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
};

export type NavigatorSeams<T> = {
  readonly loader: Loader<T>;
  readonly history: SessionHistory;
  /** Path of the document that the browser loaded. */
  readonly documentPath: string;
  /** Leaves for an address by a full page load. */
  readonly leave: (href: string) => void;
  readonly href: () => string;
};

export type Navigator<T> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => Shown<T>;
  /** Follows a link of this site. */
  readonly follow: (target: URL) => Promise<void>;
  /** Shows the page of the entry that Back or Forward led to. */
  readonly traverse: (target: URL) => Promise<void>;
};

function withSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}

/**
 * Moves between pages: loads the target, then changes address and page in one step. What cannot be
 * loaded is left to the browser as a full page load, so that no click ends in nothing.
 */
export function createNavigator<T>({ loader, history, documentPath, leave, href }: NavigatorSeams<T>): Navigator<T> {
  const listeners = new Set<() => void>();
  let shown: Shown<T> = { page: null, hash: '', scroll: 0, visit: 0 };
  let newest = 0;

  const show = (page: LoadedPage<T> | null, hash: string, scroll: number): void => {
    shown = { page, hash, scroll, visit: shown.visit + 1 };
    for (const listener of listeners) listener();
  };
  /** Loads a page and commits it, unless a newer navigation has begun meanwhile. */
  const go = async (target: URL, commit: (page: LoadedPage<T> | null) => void): Promise<void> => {
    const ticket = ++newest;
    const path = withSlash(target.pathname);
    if (path === documentPath) return commit(null);
    const known = loader.peek(path);
    if (known) return commit(known);
    const result = await loader.load(path);
    if (ticket !== newest) return;
    if (result.status === 'success') commit(result.page);
    else leave(target.href);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    follow: (target) => {
      const address = new URL(target);
      address.pathname = withSlash(target.pathname);
      return go(address, (page) => {
        if (address.href === href()) history.replace(address.href);
        else history.push(address.href);
        show(page, address.hash, 0);
      });
    },
    traverse: (target) => {
      const scroll = history.enter();
      return go(target, (page) => show(page, '', scroll));
    },
  };
}
