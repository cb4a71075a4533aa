/** The service worker's caches. All names share a prefix, so that a worker can remove those of any earlier version. */
export const cachePrefix = 'stellwerk-';

/** Prefix of the caches for offline reading, which is opt-in. */
export const offlinePrefix = 'stellwerk-offline-';

export const cacheNames = {
  /** Files that every page needs, and the offline pages: filled on installation. */
  shell: 'stellwerk-shell',
  /** Empty: its existence is the opt-in to offline reading. Worker and pages can both read it, and it is persistent. */
  wish: 'stellwerk-offline-reading',
  pages: 'stellwerk-offline-pages',
  /** Page data, app data and slices. */
  data: 'stellwerk-offline-data',
  /** Files with a content hash in their name. */
  files: 'stellwerk-offline-files',
} as const;

export type CacheName = (typeof cacheNames)[keyof typeof cacheNames];

/** Caches whose content belongs to one build of the site. */
export const pageCaches: readonly CacheName[] = [cacheNames.pages, cacheNames.data];

/** Caches of visited content. */
type CopyCache = Exclude<CacheName, typeof cacheNames.shell | typeof cacheNames.wish>;

/** Maximum number of entries per cache; the oldest are evicted. The shell has only the entries that the build lists. */
export const cacheCapacities: Readonly<Record<CopyCache, number>> = {
  [cacheNames.pages]: 60,
  [cacheNames.data]: 200,
  [cacheNames.files]: 150,
};

/** Evicts the oldest entries of a cache above its capacity. */
export async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, capacity: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - capacity)).map((key) => cache.delete(key)));
}
