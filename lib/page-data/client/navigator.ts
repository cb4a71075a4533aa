import { navigationDelayNotice } from './constants';
import type { LoadResult, Loader } from './loader';
import type { BuildState } from './records';
import type { LoadedPage } from './resources';
import type { SessionHistory } from './session-history';
import { createShownStore, type ShownStore, type Transition } from './shown-store';

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
  /** Shows a page that had to be loaded; one in memory stands at once. */
  readonly transition: Transition;
  /** A new service worker waits: the next navigation is a full load, so that it takes over. Reading 164. */
  readonly isOutdated: () => boolean;
  /** Calls back after some milliseconds; gives a function that calls it off. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
};

export type Navigator<T> = {
  readonly subscribe: ShownStore<T>['subscribe'];
  readonly shown: ShownStore<T>['get'];
  /** Follows a link of this site. */
  readonly follow: (target: URL) => Promise<void>;
  /** Shows the page of the entry that Back or Forward led to. */
  readonly traverse: (target: URL) => Promise<void>;
  /** The page came back as it was left: what was under way then has gone on elsewhere. */
  readonly rest: () => void;
  /** Address of the last page that was asked for. */
  readonly lastAsked: () => string;
};

type Commit<T> = (page: LoadedPage<T> | null, show?: Transition) => void;

/** The address of a page has a slash at its end; that of a file has none. */
export function withSlash(path: string): string {
  return path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}

/** Milliseconds that the look at the build waits for, so that it takes nothing from the page that is being painted. */
const checkDelay = 200;

/** One navigation at a time: what an older one brings is dropped once a newer one has begun. */
function createRunner<T>(
  seams: NavigatorSeams<T>,
  store: ShownStore<T>,
  peek: (path: string) => LoadedPage<T> | null | undefined,
) {
  const { loader, leave, renew, isOutdated, schedule, transition } = seams;
  let newest = 0;
  const checkBehind = async (build: Promise<BuildState>, target: string, ticket: number): Promise<void> => {
    if ((await build) === 'newer' && ticket === newest) renew(target);
  };
  const settle = (result: LoadResult<T>, { href }: URL, commit: Commit<T>, ticket: number): void => {
    if (result.status === 'error') return leave(href);
    if (result.status === 'stale') return renew(href) ? undefined : leave(href);
    commit(result.page, transition);
    if (result.status === 'success' && result.build !== undefined)
      void checkBehind(result.build, href, ticket);
  };
  const run = async (target: URL, commit: Commit<T>): Promise<void> => {
    const ticket = ++newest;
    const path = withSlash(target.pathname);
    if (isOutdated()) return leave(target.href);
    const known = peek(path);
    if (known !== undefined) {
      commit(known);
      return void schedule(() => void checkBehind(loader.checkBuild(), target.href, ticket), checkDelay);
    }
    const callOff = schedule(() => {
      if (ticket === newest) store.update({ delayed: true });
    }, navigationDelayNotice);
    const result = await loader.load(path);
    callOff();
    if (ticket === newest) settle(result, target, commit, ticket);
  };
  const cancel = (): void => {
    newest += 1;
    store.update({ delayed: false });
  };
  return { run, cancel };
}

/**
 * Moves between pages: loads the target, then changes address and page in one step. What cannot be
 * loaded is left to the browser as a full page load, so that no click ends in nothing.
 */
export function createNavigator<T>(seams: NavigatorSeams<T>): Navigator<T> {
  const { loader, history, documentPath, href } = seams;
  const store = createShownStore<T>();
  let lastAsked = href();
  /** Path whose page is shown. An error page is no path's own: asked for again, the page may be there. */
  let shownPath: string | null = documentPath;
  const { run, cancel } = createRunner(seams, store, (path) => {
    if (path === shownPath) return store.get().page;
    return path === documentPath ? null : loader.peek(path);
  });
  const go = (target: URL, commit: Commit<T>): Promise<void> => {
    lastAsked = target.href;
    return run(target, commit);
  };
  const show = (
    path: string,
    page: LoadedPage<T> | null,
    hash: string,
    scroll: number,
    transition?: Transition,
  ): void => {
    shownPath = page === null || page.pageData.path === path ? path : null;
    store.update({ page, hash, scroll, visit: store.get().visit + 1, delayed: false }, transition);
  };

  return {
    subscribe: store.subscribe,
    shown: store.get,
    lastAsked: () => lastAsked,
    rest: () => {
      lastAsked = href();
      cancel();
    },
    follow: (target) => {
      const address = new URL(target);
      address.pathname = withSlash(target.pathname);
      return go(address, (page, transition) => {
        if (address.href === href()) history.replace(address.href);
        else history.push(address.href);
        show(address.pathname, page, address.hash, 0, transition);
      });
    },
    traverse: (target) => {
      const scroll = history.enter();
      return go(target, (page, transition) => show(withSlash(target.pathname), page, '', scroll, transition));
    },
  };
}
