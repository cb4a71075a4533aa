import { isAnalyticsGranted } from '#lib/consent/browser/is-granted';
import { unreportedPagesItem } from '#lib/site/stored-items';
import type { SeenPage } from '../visit';

const { name } = unreportedPagesItem;

/** Pages that are kept at most: more come together only where scripts never do. */
const most = 20;

const isPage = (value: unknown): value is SeenPage => {
  const page = value as Partial<SeenPage> | null;
  return typeof page?.title === 'string' && typeof page.href === 'string';
};

function read(): readonly SeenPage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '') as unknown;
    return Array.isArray(kept) ? kept.filter(isPage) : [];
  } catch {
    // Blocked, nothing, or written by somebody else.
    return [];
  }
}

/**
 * Keeps pages that their document can report no longer, for the next document of this tab. Only with a consent to
 * analytics. Never throws: where storage is blocked nothing is kept.
 */
export function keepUnreported(pages: readonly SeenPage[]): void {
  if (pages.length === 0 || !isAnalyticsGranted()) return;
  try {
    sessionStorage.setItem(name, JSON.stringify([...read(), ...pages].slice(-most)));
  } catch {
    // Blocked or full.
  }
}

/** Takes what documents before this one could not report, in order. With consent withdrawn meanwhile nothing is left. */
export function takeUnreported(): readonly SeenPage[] {
  const pages = isAnalyticsGranted() ? read() : [];
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked.
  }
  return pages;
}
