import { cachePrefix } from './cache-names';
import type { WorkerScope } from './worker-scope';

/**
 * Removes every cache of every version of this site's worker, then the worker itself. Open pages are
 * left alone: a worker without a fetch listener lets their requests pass.
 */
export async function retire({
  caches,
  registration,
}: Pick<WorkerScope, 'caches' | 'registration'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
