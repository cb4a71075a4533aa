import { keepUnreported } from '#lib/analytics/browser/unreported-pages';
import type { SeenPage } from '#lib/analytics/visit';
import { isAnalyticsGranted } from '#lib/consent/browser/is-granted';
import { readArrival } from '#lib/core/arrival';

declare global {
  interface Window {
    /** What was seen in this document and nobody has reported yet. */
    seenPages?: SeenPage[];
  }
}

/** Whether the visitor has agreed, in this browser, that page views are counted. */
export const isCounted = (): boolean => isAnalyticsGranted();

/** The page of this document: its title, with the address under which it was reached. */
export const readSeenPage = (): SeenPage => ({ title: document.title, href: readArrival() });

/** Has pages that nobody has reported counted by the next document, if this one goes. */
export function countIfLeft(): void {
  const seen = (window.seenPages = [readSeenPage()]);
  window.onpagehide = () => seen.forEach(keepUnreported);
}
