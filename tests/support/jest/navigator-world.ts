import { createNavigator, type Navigator } from '#lib/page-data/client/navigator';
import type { LoadResult } from '#lib/page-data/client/loader';
import type { BuildState } from '#lib/page-data/client/records';
import type { LoadedPage } from '#lib/page-data/client/resources';

/** A loaded page with nothing on it. */
export const page = (path: string): LoadedPage<string> => ({
  pageData: {
    path,
    componentChunkName: 'a',
    staticQueryHashes: [],
    slicesMap: {},
    result: {
      data: {},
      pageContext: { lang: 'en', originalPath: '/', title: '', description: '', alternates: {} },
    },
  },
  template: 'a',
  shared: {},
  slices: {},
});

export const url = (path: string): URL => new URL(path, 'https://site.example');

export type NavigatorWorld = {
  readonly navigator: Navigator<string>;
  readonly events: string[];
  /** Ends the oldest load under way. */
  readonly answer: (path: string, result?: LoadResult<string>) => void;
};

/** A navigator whose loads end when the test says so; what it does to the tab is noted. */
export function createNavigatorWorld(
  inMemory: string[] = [],
  build: BuildState = 'same',
  outdated = false,
): NavigatorWorld {
  const events: string[] = [];
  let renewed = false;
  const waiting = new Map<string, (result: LoadResult<string>) => void>();
  const navigator = createNavigator<string>({
    loader: {
      peek: (path) => (inMemory.includes(path) ? page(path) : undefined),
      load: (path) => new Promise((resolve) => waiting.set(path, resolve)),
      checkBuild: () => Promise.resolve(build),
      prefetch: () => Promise.resolve(),
    },
    history: {
      push: (href) => events.push(`push ${href}`),
      replace: (href) => events.push(`replace ${href}`),
      remember: () => undefined,
      adopt: () => false,
      enter: () => 700,
    },
    documentPath: '/en/',
    leave: (href) => events.push(`leave ${href}`),
    renew: (href) => {
      if (renewed) return false;
      renewed = true;
      events.push(`renew ${href}`);
      return true;
    },
    href: () => 'https://site.example/en/',
    transition: (change) => {
      events.push('transition');
      change();
    },
    isOutdated: () => outdated,
    schedule: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  navigator.subscribe(() =>
    events.push(
      `${navigator.shown().delayed ? 'delayed' : 'show'} ${navigator.shown().page?.pageData.path ?? 'document'}`,
    ),
  );
  return {
    navigator,
    events,
    answer: (path, result = { status: 'success', page: page(path) }) => waiting.get(path)?.(result),
  };
}
