import { cacheNames, cachePrefix, offlinePrefix } from './cache-names';

type Caches = Pick<CacheStorage, 'delete' | 'has' | 'keys' | 'open'>;

/** Whether the visitor has asked to keep pages for offline reading. */
export const isOfflineReadingOn = (caches: Pick<Caches, 'has'>): Promise<boolean> =>
  caches.has(cacheNames.wish);

const removeAll = async (
  caches: Pick<Caches, 'delete' | 'keys'>,
  isMeant: (name: string) => boolean,
): Promise<void> => {
  const names = (await caches.keys()).filter(isMeant);
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Follows the visitor's wish from now on; when it ends, every copy goes. Rejects where the browser blocks storage. */
export async function setOfflineReading(caches: Caches, isOn: boolean): Promise<void> {
  if (isOn) return void (await caches.open(cacheNames.wish));
  // The wish first: a worker that is just keeping a page looks for it again when it has done so.
  await caches.delete(cacheNames.wish);
  await removeAll(caches, (name) => name.startsWith(offlinePrefix));
}

/**
 * Removes whatever this site keeps beside the shell unless that is wanted: also what a worker kept
 * that asked nobody, and what was on its way into a cache while the wish ended.
 *
 * @returns whether copies are wanted
 */
export async function dropUnwanted(caches: Caches): Promise<boolean> {
  const isOn = await isOfflineReadingOn(caches);
  if (!isOn) await removeAll(caches, (name) => name.startsWith(cachePrefix) && name !== cacheNames.shell);
  return isOn;
}
