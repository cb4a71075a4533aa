import { consentItem } from '#lib/storage/stored-items';
import { refusesTracking } from '../privacy-signal';
import { grantsAny, undecided } from '../status';
import { createConsentStore, type ConsentStore } from '../store';

type OpenStore = {
  readonly store: ConsentStore;
  /** The browser sends a privacy signal, which refuses everything. */
  readonly refused: boolean;
  /** A decision was stored and grants nothing any more: items of third-party scripts have to be removed. */
  readonly hasEnded: boolean;
};

function hasRecord(): boolean {
  try {
    return localStorage.getItem(consentItem.name) !== null;
  } catch {
    return false;
  }
}

/** Withdrawal reloads the document, and third-party scripts may store items while it unloads. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload',
  );

/** Opens this browser's store. Removes an expired decision. */
export function openConsentStore(): OpenStore {
  const refused = refusesTracking(navigator);
  const hadRecord = hasRecord();
  const store = createConsentStore({ storage: () => localStorage, now: () => new Date(), refused });
  const statuses = store.statuses();
  const isOver = refused || statuses.analytics === undecided || isReloaded();
  return { refused, store, hasEnded: hadRecord && !grantsAny(statuses) && isOver };
}

/**
 * Refreshes the store when another tab may have changed it, or when a page becomes visible again.
 *
 * @param refreshed called after each refresh
 */
export function keepUpToDate({ refresh }: Pick<ConsentStore, 'refresh'>, refreshed: () => void): void {
  const update = (): void => {
    refresh();
    refreshed();
  };
  addEventListener('storage', update);
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && update());
}
