/**
 * Makes equal requests that are under way at the same time share one promise.
 *
 * @param start begins the work of a key; its further arguments count for the first caller only
 * @param keep whether the promise of work that has succeeded is kept for good
 * @returns the same function, which starts nothing while the key's work is under way. What has failed
 *   is forgotten, so that it can be tried again
 */
export function shareInFlight<A extends unknown[], V>(
  start: (key: string, ...rest: A) => Promise<V>,
  { keep = false } = {},
): (key: string, ...rest: A) => Promise<V> {
  const shared = new Map<string, Promise<V>>();
  return (key, ...rest) => {
    const known = shared.get(key);
    if (known) return known;
    const work = start(key, ...rest);
    const forget = (): unknown => shared.delete(key);
    shared.set(key, work);
    work.then(keep ? undefined : forget, forget);
    return work;
  };
}
