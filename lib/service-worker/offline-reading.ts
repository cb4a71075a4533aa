import { cacheNames, cachePrefix, offlinePrefix } from './cache-names';

type Caches = Pick<CacheStorage, 'delete' | 'has' | 'keys' | 'open'>;

/** Whether the visitor has opted in to offline reading. */
export const isOfflineReadingOn = (caches: Pick<Caches, 'has'>): Promise<boolean> =>
  caches.has(cacheNames.wish);

const removeAll = async (
  caches: Pick<Caches, 'delete' | 'keys'>,
  isMeant: (name: string) => boolean,
): Promise<void> => {
  const names = (await caches.keys()).filter(isMeant);
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Sets the opt-in; withdrawing it deletes all cached pages. Rejects if the browser blocks storage. */
export async function setOfflineReading(caches: Caches, isOn: boolean): Promise<void> {
  if (isOn) return void (await caches.open(cacheNames.wish));
  // The opt-in first: a worker that is caching a page checks it again afterwards.
  await caches.delete(cacheNames.wish);
  await removeAll(caches, (name) => name.startsWith(offlinePrefix));
}

/**
 * Without opt-in, deletes everything but the shell: also caches of older workers without opt-in, and entries
 * added while it was being withdrawn.
 *
 * @returns whether the visitor has opted in
 */
export async function dropUnwanted(caches: Caches): Promise<boolean> {
  const isOn = await isOfflineReadingOn(caches);
  if (!isOn) await removeAll(caches, (name) => name.startsWith(cachePrefix) && name !== cacheNames.shell);
  return isOn;
}
