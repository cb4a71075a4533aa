import type { LoadResult } from '#lib/page-data/core/loader';
import { createPageNavigator, type PageNavigator } from '#lib/page-data/core/page-navigator';
import type { BuildState } from '#lib/page-data/core/records';
import type { LoadedPage } from '#lib/page-data/core/resources';
import { record } from './loader-harness';

export const page = (path: string): LoadedPage<string> => ({
  pageData: record(path),
  template: 'a',
  shared: {},
  slices: {},
});

export const url = (path: string): URL => new URL(path, 'https://site.example');

/** Navigator with its recorded actions. */
export type NavigatorHarness = {
  readonly navigator: PageNavigator<string>;
  readonly events: string[];
  /** Resolves the oldest pending load. */
  readonly answer: (path: string, result?: LoadResult<string>) => void;
};

export function createNavigatorHarness(
  inMemory: string[] = [],
  build: BuildState = 'same',
  reason = '',
  hydrated: Promise<void> = Promise.resolve(),
): NavigatorHarness {
  const events: string[] = [];
  let reloaded = false;
  const waiting = new Map<string, (result: LoadResult<string>) => void>();
  const navigator = createPageNavigator<string>({
    loader: {
      peek: (path) => (inMemory.includes(path) ? page(path) : undefined),
      load: (path) => new Promise((resolve) => waiting.set(path, resolve)),
      checkBuild: () => Promise.resolve(build),
      prefetch: () => Promise.resolve(),
      fetchTemplate: () => Promise.resolve(),
    },
    entries: {
      push: (href) => events.push(`push ${href}`),
      replace: (href) => events.push(`replace ${href}`),
      restoreScroll: () => 700,
    },
    documentPath: '/en/',
    hydrated,
    fullLoad: (href) => events.push(`full load ${href}`),
    reloadForNewBuild: (href) => {
      if (reloaded) return false;
      reloaded = true;
      events.push(`reload ${href}`);
      return true;
    },
    href: () => 'https://site.example/en/',
    transition: {
      run: (change) => {
        events.push('transition');
        change();
      },
    },
    hasWaitingWorker: () => reason === 'waiting worker',
    isUnloading: () => reason === 'unloading',
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
