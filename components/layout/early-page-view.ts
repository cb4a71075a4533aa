import { storeUnreported } from '#lib/analytics/browser/unreported-pages';
import type { SeenPage } from '#lib/analytics/visit';
import { readArrival } from '#lib/core/arrival';

declare global {
  interface Window {
    /** Page views of this document that have not been reported. */
    seenPages?: SeenPage[];
  }
}

/** The page view of this document: its title and URL of arrival. */
export const readSeenPage = (): SeenPage => ({ title: document.title, href: readArrival() });

/** Stores unreported page views for the next document when this one unloads. */
export function reportIfLeft(): void {
  const seen = (window.seenPages = [readSeenPage()]);
  window.onpagehide = () => seen.forEach(storeUnreported);
}
