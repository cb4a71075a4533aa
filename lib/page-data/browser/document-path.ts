/**
 * The path that the browser loaded this document for. Not `location.pathname`: Back and Forward may
 * have changed that while the scripts were on their way. Where the browser gives another address (one
 * before redirects) or none, the page is only shown once more.
 */
export function readDocumentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}
