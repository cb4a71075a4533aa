import { isAnalyticsGranted } from '#lib/consent/browser/is-granted';
import { unreportedPagesItem } from '#lib/storage/stored-items';
import type { SeenPage } from '../visit';

const { name } = unreportedPagesItem;

/** Pages that are reported at most: more come together only where scripts never do. */
const most = 20;

function parse(line: string): readonly SeenPage[] {
  try {
    const { title, href } = JSON.parse(line) as Partial<SeenPage>;
    return typeof title === 'string' && typeof href === 'string' ? [{ title, href }] : [];
  } catch {
    // Written by somebody else.
    return [];
  }
}

/**
 * Keeps a page that its document can report no longer, for the next document of this tab: a line for each. Only with a
 * consent to analytics. Never throws: where storage is blocked nothing is kept.
 */
export function keepUnreported(page: SeenPage): void {
  if (!isAnalyticsGranted()) return;
  try {
    sessionStorage.setItem(name, `${sessionStorage.getItem(name) ?? ''}${JSON.stringify(page)}\n`);
  } catch {
    // Blocked or full.
  }
}

/** Takes what documents before this one could not report, in order. With consent withdrawn meanwhile nothing is left. */
export function takeUnreported(): readonly SeenPage[] {
  try {
    const kept = sessionStorage.getItem(name) ?? '';
    sessionStorage.removeItem(name);
    return isAnalyticsGranted() ? kept.split('\n').flatMap(parse).slice(-most) : [];
  } catch {
    return [];
  }
}
