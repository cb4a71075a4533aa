import { consentItem } from '#lib/storage/stored-items';
import { refusesTracking } from '../privacy-signal';
import { maxAge, version, type ConsentRecord } from '../record';
import { granted } from '../status';

/**
 * Whether this browser holds a consent to analytics that counts, as `readRecord` has it: in little code, since the first
 * script of every document asks. Never throws: blocked storage holds none.
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
