import { gapBetweenPrefetchBatches, prefetchBatchSize, prefetchFirstBatchDelay } from './constants';

/** What a browser tells of its connection; not all of them do. */
export type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

export type PrefetcherSeams = {
  /** Loads a page with all it needs. What it comes to is not looked at. */
  readonly load: (path: string) => Promise<unknown>;
  readonly isLoaded: (path: string) => boolean;
  /** Runs something after some milliseconds. */
  readonly schedule: (run: () => void, milliseconds: number) => void;
  /** Runs something when the browser has nothing better to do. */
  readonly idle: (run: () => void) => void;
  /** Read anew each time: a train leaves the city. */
  readonly connection: Connection | undefined;
  readonly userAgent: string;
};

export type Prefetcher = {
  /** A link came into view. */
  readonly enqueue: (path: string) => void;
  /** A link left the view. */
  readonly dequeue: (path: string) => void;
  /** Another page is shown: what waits begins to wait anew, so that nothing is loaded for those who pass through. */
  readonly restart: () => void;
  /** A link is about to be followed: loads at once, outside the queue. */
  readonly now: (path: string) => void;
};

/** Links that wait at most; more in view at once is a list that nobody follows one by one. */
export const queueLimit = 40;

const crawler = /bot|crawler|spider|crawling/i;

/** Loads pages one by one: none that is in memory or in flight, and none again that was tried in vain. */
function createAttempts({ load, isLoaded }: Pick<PrefetcherSeams, 'load' | 'isLoaded'>): {
  isOpen: (path: string) => boolean;
  make: (path: string) => Promise<void>;
} {
  const tried = new Set<string>();
  return {
    isOpen: (path) => !tried.has(path) && !isLoaded(path),
    make: async (path) => {
      tried.add(path);
      try {
        await load(path);
      } catch {
        // Nobody asked for it: the click that does will show what is wrong.
      }
      // The memory may lose it later; then it is as new.
      if (isLoaded(path)) tried.delete(path);
    },
  };
}

/**
 * Loads pages before they are asked for, in small batches with pauses. Specification section 9;
 * readings 103–112. Never throws; a page that could not be had is not tried again.
 */
export function createPrefetcher({
  load,
  isLoaded,
  schedule,
  idle,
  connection,
  userAgent,
}: PrefetcherSeams): Prefetcher {
  let queue = new Set<string>();
  let phase: 'resting' | 'waiting' | 'loading' = 'resting';
  /** Tells the wait that counts from those that an emptied queue has ended. */
  let newestWait = 0;
  const attempts = createAttempts({ load, isLoaded });

  const mayLoad = (path: string): boolean =>
    !connection?.saveData &&
    !connection?.effectiveType?.includes('2g') &&
    !crawler.test(userAgent) &&
    attempts.isOpen(path);

  const dequeue = (path: string): void => {
    queue.delete(path);
    if (queue.size === 0 && phase === 'waiting') phase = 'resting';
  };
  const loadBatch = async (): Promise<void> => {
    phase = 'loading';
    const paths = [...queue].filter(mayLoad);
    queue = new Set(paths.slice(prefetchBatchSize));
    await Promise.all(paths.slice(0, prefetchBatchSize).map(attempts.make));
    wait(gapBetweenPrefetchBatches);
  };
  const wait = (milliseconds: number): void => {
    const own = ++newestWait;
    phase = queue.size > 0 ? 'waiting' : 'resting';
    if (phase === 'resting') return;
    schedule(
      () =>
        idle(() => {
          if (own === newestWait) void loadBatch();
        }),
      milliseconds,
    );
  };

  return {
    dequeue,
    restart: () => {
      if (phase === 'waiting') wait(prefetchFirstBatchDelay);
    },
    enqueue: (path) => {
      if (!mayLoad(path) || queue.size >= queueLimit) return;
      queue.add(path);
      if (phase === 'resting') wait(prefetchFirstBatchDelay);
    },
    now: (path) => {
      if (!mayLoad(path)) return;
      dequeue(path);
      void attempts.make(path);
    },
  };
}
