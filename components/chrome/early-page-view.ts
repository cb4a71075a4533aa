import { keepUnreported } from '#lib/analytics/browser/unreported-pages';
import { isAnalyticsGranted } from '#lib/consent/browser/is-granted';
import { readArrival } from '#lib/core/arrival';

/** Whether the visitor has agreed, in this browser, that page views are counted. */
export const isCounted = (): boolean => isAnalyticsGranted();

/**
 * Has the document's page counted by the next one if it is left before the runtime is there, which takes the handler
 * over. Its title is read together with its address.
 */
export function countIfLeft(): void {
  const page = { title: document.title, href: readArrival() };
  window.onpagehide = () => keepUnreported([page]);
}
