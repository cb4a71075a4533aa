import { readConnection } from '#lib/core/connection';
import type { Loader } from '#lib/page-data/core/loader';
import { mayPrefetch } from '#lib/page-data/core/may-prefetch';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';

/** Paths of the other pages that the main content links to. */
function readPaths(): string[] {
  // The attribute, because SVG links have no `pathname`.
  const links = [...document.querySelectorAll('main a[href^="/"]')];
  return links
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
    .filter((path) => path !== location.pathname);
}

/**
 * Fetches, for each page shown, the template of most pages it links to: a click then waits for data only.
 * Runs after the runtime has started, in a separate task.
 *
 * @returns resolves once the template for the document's own page has loaded or failed
 */
export function fetchLikelyTemplates(
  { fetchTemplate }: Pick<Loader<unknown>, 'fetchTemplate'>,
  { subscribe }: PageSubscription,
): Promise<void> {
  const visitor = { connection: readConnection(), userAgent: navigator.userAgent };
  const fetchOne = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    if (mayPrefetch(visitor)) await fetchTemplate(readPaths());
  };
  // The development server would have to compile it first.
  if (process.env.NODE_ENV === 'development') return Promise.resolve();
  subscribe(() => void fetchOne());
  return fetchOne();
}
