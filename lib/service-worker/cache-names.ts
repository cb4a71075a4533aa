/**
 * The caches of the service worker. Every name begins alike, so that one worker can remove what any
 * earlier one left behind.
 */
export const cachePrefix = 'stellwerk-';

/** How the names of the caches begin that are there only for whoever has asked for offline reading. */
export const offlinePrefix = 'stellwerk-offline-';

export const cacheNames = {
  /** What every page needs, and the offline pages: filled when the worker is installed. */
  shell: 'stellwerk-shell',
  /** Empty: that it is there is the wish for offline reading. Worker and pages can both ask, and it outlives a restart. */
  wish: 'stellwerk-offline-reading',
  /** Documents that were opened. */
  pages: 'stellwerk-offline-pages',
  /** Page data, app data and slices. */
  data: 'stellwerk-offline-data',
  /** Files whose names change with their content. */
  files: 'stellwerk-offline-files',
} as const;

export type CacheName = (typeof cacheNames)[keyof typeof cacheNames];

/** Caches whose content belongs to one build of the site. */
export const pageCaches: readonly CacheName[] = [cacheNames.pages, cacheNames.data];

/** Caches of what was visited. */
type CopyCache = Exclude<CacheName, typeof cacheNames.shell | typeof cacheNames.wish>;

/** Entries that a cache keeps; the oldest go first. The shell has what the build lists, no more. */
export const cacheCapacities: Readonly<Record<CopyCache, number>> = {
  [cacheNames.pages]: 60,
  [cacheNames.data]: 200,
  [cacheNames.files]: 150,
};

/** Removes the oldest entries of a cache that is over its capacity. */
export async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, capacity: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - capacity)).map((key) => cache.delete(key)));
}
