import { sessionHistoryMethods } from '#lib/next/session-history-methods';

/**
 * Puts a query into the address of the present entry of the history: reloads and Back find it there,
 * and no entry is added.
 *
 * @param query with its question mark, or nothing
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = location;
  if (query === search) return;
  try {
    sessionHistoryMethods.replaceState(history.state as object | null, `${pathname}${query}${hash}`);
  } catch {
    // Safari refuses more than a hundred in thirty seconds; what is shown does not depend on it.
  }
}

/**
 * Runs something whenever the address of the page that stands there has another query: by Back and
 * Forward, and by links to places of the page.
 */
export function onQuery(run: () => void, signal: AbortSignal): void {
  const { pathname } = location;
  // On the way to another page this one still stands there.
  const follow = (): void => void (location.pathname === pathname && run());
  addEventListener('popstate', follow, { signal });
}
