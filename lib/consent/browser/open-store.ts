import { consentItem } from '#lib/storage/stored-items';
import { refusesTracking } from '../privacy-signal';
import { grantsAny, undecided } from '../status';
import { createConsentStore, type ConsentStore } from '../store';

type OpenStore = {
  readonly store: ConsentStore;
  /** The browser refuses everything for its user. */
  readonly refused: boolean;
  /** There was a decision, and nothing is granted any more: what scripts of others left here has to go. */
  readonly hasEnded: boolean;
};

function hasRecord(): boolean {
  try {
    return localStorage.getItem(consentItem.name) !== null;
  } catch {
    return false;
  }
}

/** A withdrawal loads the document anew, and its scripts may store something while it goes. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload',
  );

/** Opens the store of this browser. A decision whose year is over is removed from it. */
export function openConsentStore(): OpenStore {
  const refused = refusesTracking(navigator);
  const hadRecord = hasRecord();
  const store = createConsentStore({ storage: () => localStorage, now: () => new Date(), refused });
  const statuses = store.statuses();
  const isOver = refused || statuses.analytics === undecided || isReloaded();
  return { refused, store, hasEnded: hadRecord && !grantsAny(statuses) && isOver };
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
