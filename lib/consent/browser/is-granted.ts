import { consentItem } from '#lib/site/stored-items';
import { refusesTracking } from '../privacy-signal';
import { readRecord } from '../record';
import { granted } from '../status';

/** Whether this browser holds a consent to analytics that counts. Never throws: blocked storage holds none. */
export function isAnalyticsGranted(): boolean {
  try {
    const record = readRecord(localStorage.getItem(consentItem.name), new Date());
    return record?.statuses.analytics === granted && !refusesTracking(navigator);
  } catch {
    return false;
  }
}
