import { consentItem } from '#lib/storage/stored-items';
import { refusesTracking } from '../privacy-signal';
import { maxAge, version, type ConsentRecord } from '../record';
import { granted } from '../status';

/**
 * Whether this browser stores a valid consent to analytics, by the rules of `readRecord`. Small, because the
 * first script of every document includes it. Never throws: if storage is blocked, there is no consent.
 */
export function isAnalyticsGranted(): boolean {
  try {
    const record = JSON.parse(localStorage.getItem(consentItem.name) ?? '') as ConsentRecord;
    const age = Date.now() - Date.parse(record.date);
    return (
      record.version === version &&
      record.statuses.analytics === granted &&
      age >= 0 &&
      age < maxAge &&
      !refusesTracking(navigator)
    );
  } catch {
    return false;
  }
}
