import { sessionHistoryMethods } from '#lib/next/session-history-methods';

/**
 * Replaces the query of the current history entry, without adding one, so that reloads and Back keep it.
 *
 * @param query with its question mark, or empty
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = location;
  if (query === search) return;
  try {
    sessionHistoryMethods.replaceState(history.state as object | null, `${pathname}${query}${hash}`);
  } catch {
    // Safari throws after a hundred calls in thirty seconds; the page itself does not depend on the URL.
  }
}

/** Runs a callback when the query of the current page changes: on Back and Forward, and on links within the page. */
export function onQuery(run: () => void, signal: AbortSignal): void {
  const { pathname } = location;
  // During a navigation to another page, this page is still in the document.
  const follow = (): void => void (location.pathname === pathname && run());
  addEventListener('popstate', follow, { signal });
}
