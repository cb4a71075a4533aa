import { gapBetweenPrefetchBatches, prefetchBatchSize, prefetchFirstBatchDelay } from './constants';
import { mayPrefetch, type Visitor } from './may-prefetch';

export type PrefetcherSeams = Visitor & {
  /** Loads a page with all it needs. What it comes to is not looked at. */
  readonly load: (path: string) => Promise<unknown>;
  readonly isLoaded: (path: string) => boolean;
  /** Runs something after some milliseconds. */
  readonly schedule: (run: () => void, milliseconds: number) => void;
  /** Runs something when the browser is idle. */
  readonly idle: (run: () => void) => void;
};

export type Prefetcher = {
  /** A link came into view. */
  readonly enqueue: (path: string) => void;
  /** A link left the view. */
  readonly dequeue: (path: string) => void;
  /** Another page is shown: the wait of the first batch begins anew, so that quick navigations load nothing. */
  readonly restart: () => void;
  /** A link is about to be followed: loads at once, outside the queue. */
  readonly loadNow: (path: string) => void;
};

/** Links that wait at most: a long list in view must not load a whole site. */
export const queueLimit = 40;

/**
 * Loads each page once: none that is in memory or in flight, none again that has failed, and none on
 * a poor connection.
 */
function createAttempts(seams: PrefetcherSeams): {
  mayLoad: (path: string) => boolean;
  make: (path: string) => Promise<void>;
} {
  const { load, isLoaded } = seams;
  const tried = new Set<string>();
  return {
    mayLoad: (path) => mayPrefetch(seams) && !tried.has(path) && !isLoaded(path),
    make: async (path) => {
      tried.add(path);
      try {
        await load(path);
      } catch {
        // A navigation to the page will report the failure.
      }
      // The memory may drop it later; then it may be loaded again.
      if (isLoaded(path)) tried.delete(path);
    },
  };
}

/** Rests of the browser to come: a batch of pages in one of them would keep a visitor's touch waiting. */
function takeRests(length: number, idle: PrefetcherSeams['idle']): Promise<void>[] {
  return Array.from({ length }, () => new Promise<void>((resolve) => idle(resolve)));
}

/**
 * Loads pages before they are asked for, in small batches with pauses. docs/specification.md#s103 to #s112. Never throws; a page that could not be loaded is not tried again.
 */
export function createPrefetcher(seams: PrefetcherSeams): Prefetcher {
  const { schedule, idle } = seams;
  let queue = new Set<string>();
  let phase: 'idle' | 'waiting' | 'loading' = 'idle';
  /** Number of the wait that counts: an older one ended when its queue became empty. */
  let newestWait = 0;
  const { mayLoad, make } = createAttempts(seams);

  const dequeue = (path: string): void => {
    queue.delete(path);
    if (queue.size === 0 && phase === 'waiting') phase = 'idle';
  };
  const loadBatch = async (): Promise<void> => {
    phase = 'loading';
    const rests = takeRests(Math.min(queue.size, prefetchBatchSize) - 1, idle);
    const loadNext = (): Promise<void> | undefined => {
      const path = [...queue].find(mayLoad) ?? '';
      return queue.delete(path) ? make(path) : undefined;
    };
    await Promise.all([loadNext(), ...rests.map((rested) => rested.then(loadNext))]);
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
