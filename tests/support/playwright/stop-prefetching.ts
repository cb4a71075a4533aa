/**
 * Runs in a document, ahead of its scripts: the browser calls itself a crawler, for which nothing is prefetched. Data
 * saver would keep the runtime away too.
 */
export function stopPrefetching(): void {
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} (crawler)` });
}
