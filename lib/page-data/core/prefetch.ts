import { gapBetweenPrefetchBatches, prefetchBatchSize, prefetchFirstBatchDelay } from './constants';
import { mayPrefetch, type Visitor } from './may-prefetch';

export type PrefetcherDependencies = Visitor & {
  /** Loads a page with its resources. The result is ignored. */
  readonly load: (path: string) => Promise<unknown>;
  readonly isLoaded: (path: string) => boolean;
  readonly schedule: (run: () => void, milliseconds: number) => void;
  readonly idle: (run: () => void) => void;
};

export type Prefetcher = {
  /** Call when a link comes into view. */
  readonly enqueue: (path: string) => void;
  /** Call when a link leaves the view. */
  readonly dequeue: (path: string) => void;
  /** Call after a navigation: restarts the delay of the first batch, so that quick navigations prefetch nothing. */
  readonly restart: () => void;
  /** Call when a link is about to be followed: loads at once, outside the queue. */
  readonly loadNow: (path: string) => void;
};

/** Maximum queue length: a long list in view must not load a whole site. */
export const queueLimit = 40;

/** Loads each page once: not if it is in memory or in flight, not after a failure, and not on a poor connection. */
function createAttempts(dependencies: PrefetcherDependencies): {
  mayLoad: (path: string) => boolean;
  make: (path: string) => Promise<void>;
} {
  const { load, isLoaded } = dependencies;
  const tried = new Set<string>();
  return {
    mayLoad: (path) => mayPrefetch(dependencies) && !tried.has(path) && !isLoaded(path),
    make: async (path) => {
      tried.add(path);
      try {
        await load(path);
      } catch {
        // A navigation to the page will report the failure.
      }
      // Memory may evict it; then it may be loaded again.
      if (isLoaded(path)) tried.delete(path);
    },
  };
}

/** Idle callbacks, one per page: a whole batch in one would delay input events. */
function requestIdlePeriods(length: number, idle: PrefetcherDependencies['idle']): Promise<void>[] {
  return Array.from({ length }, () => new Promise<void>((resolve) => idle(resolve)));
}

/**
 * Prefetches pages in small batches with pauses. docs/specification.md#s103 to #s112. Never throws; a page
 * that failed is not retried.
 */
export function createPrefetcher(dependencies: PrefetcherDependencies): Prefetcher {
  const { schedule, idle } = dependencies;
  let queue = new Set<string>();
  let phase: 'idle' | 'waiting' | 'loading' = 'idle';
  /** Id of the current delay: an older one was cancelled when its queue became empty. */
  let newestWait = 0;
  const { mayLoad, make } = createAttempts(dependencies);

  const dequeue = (path: string): void => {
    queue.delete(path);
    if (queue.size === 0 && phase === 'waiting') phase = 'idle';
  };
  const loadBatch = async (): Promise<void> => {
    phase = 'loading';
    const idlePeriods = requestIdlePeriods(Math.min(queue.size, prefetchBatchSize) - 1, idle);
    const loadNext = (): Promise<void> | undefined => {
      const path = [...queue].find(mayLoad) ?? '';
      return queue.delete(path) ? make(path) : undefined;
    };
    await Promise.all([loadNext(), ...idlePeriods.map((isIdle) => isIdle.then(loadNext))]);
    queue = new Set([...queue].filter(mayLoad));
    wait(gapBetweenPrefetchBatches);
  };
  const wait = (milliseconds: number): void => {
    const number = ++newestWait;
    phase = queue.size > 0 ? 'waiting' : 'idle';
    if (phase === 'idle') return;
    const begin = (): void => {
      if (number === newestWait) void loadBatch();
    };
    schedule(() => idle(begin), milliseconds);
  };

  return {
    dequeue,
    restart: () => {
      if (phase === 'waiting') wait(prefetchFirstBatchDelay);
    },
    enqueue: (path) => {
      if (!mayLoad(path) || queue.size >= queueLimit) return;
      queue.add(path);
      if (phase === 'idle') wait(prefetchFirstBatchDelay);
    },
    loadNow: (path) => {
      if (!mayLoad(path)) return;
      dequeue(path);
      void make(path);
    },
  };
}
