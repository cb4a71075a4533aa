/** Milliseconds between two attempts, and in total. */
export type WaitOptions = { readonly interval: number; readonly timeout: number };

/**
 * Polls until a value is found.
 *
 * @param find returns `undefined` until the value exists; called at once, then at every interval
 * @returns the value; undefined after the timeout
 */
export function waitFor<T>(
  find: () => T | undefined,
  { interval, timeout }: WaitOptions,
): Promise<T | undefined> {
  const found = find();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve) => {
    let passed = 0;
    const timer = setInterval(() => {
      passed += interval;
      const later = find();
      if (later === undefined && passed < timeout) return;
      clearInterval(timer);
      resolve(later);
    }, interval);
  });
}
