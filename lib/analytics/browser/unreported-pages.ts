import { isAnalyticsGranted } from '#lib/consent/browser/is-granted';
import { unreportedPagesItem } from '#lib/storage/stored-items';
import type { SeenPage } from '../visit';

const { name } = unreportedPagesItem;

/** Maximum number of pages to report; more only accumulate if scripts never load. */
const most = 20;

function parse(line: string): readonly SeenPage[] {
  try {
    const { title, href } = JSON.parse(line) as Partial<SeenPage>;
    return typeof title === 'string' && typeof href === 'string' ? [{ title, href }] : [];
  } catch {
    // Written by other code.
    return [];
  }
}

/**
 * Stores a page view that its document can no longer report, for the next document of this tab: one line
 * each. Only with consent to analytics. Never throws: if storage is blocked, nothing is stored.
 */
export function storeUnreported(page: SeenPage): void {
  if (!isAnalyticsGranted()) return;
  try {
    sessionStorage.setItem(name, `${sessionStorage.getItem(name) ?? ''}${JSON.stringify(page)}\n`);
  } catch {
    // Blocked or full.
  }
}

/** Removes and returns the stored page views, in order. Empty if consent has been withdrawn. */
export function takeUnreported(): readonly SeenPage[] {
  try {
    const stored = sessionStorage.getItem(name) ?? '';
    sessionStorage.removeItem(name);
    return isAnalyticsGranted() ? stored.split('\n').flatMap(parse).slice(-most) : [];
  } catch {
    return [];
  }
}
