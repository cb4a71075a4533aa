/** Milliseconds between two looks, and after how many it is given up. */
export type WaitOptions = { readonly interval: number; readonly timeout: number };

/**
 * Looks for something again and again until it is there.
 *
 * @param find what is looked for; `undefined` while it is not there. Asked at once, then at every interval
 * @returns what was found; undefined when the time is over
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
