/**
 * Deduplicates concurrent calls with the same key.
 *
 * @param start starts the work; further arguments count for the first caller only
 * @param keep whether successful results are cached for good
 * @returns the same function, sharing the pending promise. Failures are not cached, so that they can be retried
 */
export function shareInFlight<A extends unknown[], V>(
  start: (key: string, ...rest: A) => Promise<V>,
  { keep = false } = {},
): (key: string, ...rest: A) => Promise<V> {
  const shared = new Map<string, Promise<V>>();
  return (key, ...rest) => {
    const pending = shared.get(key);
    if (pending) return pending;
    const work = start(key, ...rest);
    const forget = (): unknown => shared.delete(key);
    shared.set(key, work);
    work.then(keep ? undefined : forget, forget);
    return work;
  };
}
