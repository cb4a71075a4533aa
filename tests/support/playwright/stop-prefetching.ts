/**
 * Runs before a document's scripts: pretends to be a crawler, for which nothing is prefetched. Data saver
 * would also disable the runtime.
 */
export function stopPrefetching(): void {
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} (crawler)` });
}
