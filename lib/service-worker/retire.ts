import { cachePrefix } from './cache-names';
import type { WorkerScope } from './worker-scope';

/**
 * Deletes the caches of every version of this site's worker, then unregisters it. Open pages are not
 * reloaded: without a fetch listener, their requests pass through.
 */
export async function retire({
  caches,
  registration,
}: Pick<WorkerScope, 'caches' | 'registration'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
