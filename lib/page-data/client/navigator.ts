import type { BuildState, LoadResult, Loader } from './loader';
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
  /** A navigation has been under way for longer than a visitor waits without a word. */
  readonly delayed: boolean;
};

export type NavigatorSeams<T> = {
  readonly loader: Loader<T>;
  readonly history: SessionHistory;
  /** Path of the document that the browser loaded. */
  readonly documentPath: string;
  /** Leaves for an address by a full page load. */
  readonly leave: (href: string) => void;
  /** The same because of a newer build; false when that has been tried already. */
  readonly renew: (href: string) => boolean;
  readonly href: () => string;
  /** Calls back after some milliseconds; gives a function that calls it off. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
};

export type Navigator<T> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => Shown<T>;
  /** Follows a link of this site. */
  readonly follow: (target: URL) => Promise<void>;
  /** Shows the page of the entry that Back or Forward led to. */
  readonly traverse: (target: URL) => Promise<void>;
  /** Address of the last page that was asked for. */
  readonly lastAsked: () => string;
};

/** Specification section 9: "Navigation delay notice". */
export const delayNotice = 1000;

type Commit<T> = (page: LoadedPage<T> | null) => void;

/** The address of a page has a slash at its end; that of a file has none. */
export function withSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}

/**
 * Moves between pages: loads the target, then changes address and page in one step. What cannot be
 * loaded is left to the browser as a full page load, so that no click ends in nothing.
 */
export function createNavigator<T>(seams: NavigatorSeams<T>): Navigator<T> {
  const { loader, history, documentPath, leave, renew, href, schedule } = seams;
  const listeners = new Set<() => void>();
  let shown: Shown<T> = { page: null, hash: '', scroll: 0, visit: 0, delayed: false };
  let newest = 0;
  let lastAsked = href();
  /** Path whose page is shown; an error page stands for the path that was asked for. */
  let shownPath = documentPath;

  const update = (change: Partial<Shown<T>>): void => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  const checkBehind = async (build: Promise<BuildState>, target: string, ticket: number): Promise<void> => {
    if ((await build) === 'newer' && ticket === newest) renew(target);
  };
  const settle = (result: LoadResult<T>, target: URL, commit: Commit<T>, ticket: number): void => {
    if (result.status === 'error') return leave(target.href);
    if (result.status === 'stale') return renew(target.href) ? undefined : leave(target.href);
    commit(result.page);
    if ('build' in result && result.build) void checkBehind(result.build, target.href, ticket);
  };
  /** Loads a page and commits it, unless a newer navigation has begun meanwhile. */
  const peek = (path: string): LoadedPage<T> | null | undefined => {
    if (path === shownPath) return shown.page;
    return path === documentPath ? null : loader.peek(path);
  };
  const go = async (target: URL, commit: Commit<T>): Promise<void> => {
    const ticket = ++newest;
    const path = withSlash(target.pathname);
    lastAsked = target.href;
    const known = peek(path);
    if (known !== undefined) {
      commit(known);
      return checkBehind(loader.checkBuild(), target.href, ticket);
    }
    const callOff = schedule(() => ticket === newest && update({ delayed: true }), delayNotice);
    const result = await loader.load(path);
    callOff();
    if (ticket === newest) settle(result, target, commit, ticket);
  };
  const show = (path: string, page: LoadedPage<T> | null, hash: string, scroll: number): void => {
    shownPath = path;
    update({ page, hash, scroll, visit: shown.visit + 1, delayed: false });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    lastAsked: () => lastAsked,
    follow: (target) => {
      const address = new URL(target);
      address.pathname = withSlash(target.pathname);
      return go(address, (page) => {
        if (address.href === href()) history.replace(address.href);
        else history.push(address.href);
        show(address.pathname, page, address.hash, 0);
      });
    },
    traverse: (target) => {
      const scroll = history.enter();
      return go(target, (page) => show(withSlash(target.pathname), page, '', scroll));
    },
  };
}
