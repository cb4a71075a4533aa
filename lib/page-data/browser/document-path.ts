/**
 * The path for which the browser loaded this document. Not `location.pathname`, because Back and Forward may
 * have changed it before the scripts ran. If the browser reports another URL (such as one before redirects)
 * or none, the page is only rendered once more.
 */
export function readDocumentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}
