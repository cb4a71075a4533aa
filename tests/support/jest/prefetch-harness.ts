import type { ConnectionInfo } from '#lib/core/connection';
import { createPrefetcher, type Prefetcher } from '#lib/page-data/core/prefetch';

export type Loading = {
  readonly path: string;
  readonly at: number;
  readonly settle: (found: boolean) => void;
};

/** Prefetcher whose pages load when the test says so. */
export type PrefetchHarness = Prefetcher & {
  readonly loads: Loading[];
  readonly loaded: Set<string>;
  /** Loaded paths in order. */
  readonly paths: () => string[];
  /** Resolves all pending loads. */
  readonly settleAll: (found?: boolean) => Promise<void>;
};

/** Milliseconds until the idle callback. */
export const busy = 7;

export function createPrefetchHarness(
  connection?: ConnectionInfo,
  userAgent = 'Mozilla/5.0 Chrome/156',
): PrefetchHarness {
  const loads: Loading[] = [];
  const loaded = new Set<string>();
  const open = new Map<string, Loading>();
  const load = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (found: boolean): void => {
        open.delete(path);
        if (!found) return reject(new Error('not for anybody to see'));
        loaded.add(path);
        resolve();
      };
      const loading = { path, at: Date.now(), settle };
      loads.push(loading);
      open.set(path, loading);
    });
  const prefetcher = createPrefetcher({
    load,
    isLoaded: (path) => loaded.has(path),
    schedule: (run, milliseconds) => void setTimeout(run, milliseconds),
    idle: (run) => void setTimeout(run, busy),
    connection,
    userAgent,
  });
  const settleAll = async (found = true): Promise<void> => {
    for (const loading of [...open.values()]) loading.settle(found);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ...prefetcher, loads, loaded, paths: () => loads.map(({ path }) => path), settleAll };
}

/** Advances the fake timers. */
export const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/en/${index}/`);
