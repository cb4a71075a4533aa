import { refusesTracking } from '../privacy-signal';
import { createConsentStore, type ConsentStore } from '../store';

/** The store of this browser, and whether the browser refuses everything for its user. */
export function openConsentStore(): { readonly store: ConsentStore; readonly refused: boolean } {
  const refused = refusesTracking(navigator);
  return {
    refused,
    store: createConsentStore({ storage: () => localStorage, now: () => new Date(), refused }),
  };
}

/**
 * Reads the store again when another tab may have changed it, or when a page comes back after a long time.
 *
 * @param refreshed called after each look
 */
export function keepUpToDate({ refresh }: Pick<ConsentStore, 'refresh'>, refreshed: () => void): void {
  const look = (): void => {
    refresh();
    refreshed();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
