import { readConnection } from '#lib/core/connection';
import type { Loader } from '#lib/page-data/core/loader';
import { mayPrefetch } from '#lib/page-data/core/may-prefetch';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';

/** Addresses of the other pages that a page's own links lead to, header and footer apart. */
function readPaths(): string[] {
  // The attribute: a link in a drawing has no property of its path.
  const links = [...document.querySelectorAll('main a[href^="/"]')];
  return links
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
    .filter((path) => path !== location.pathname);
}

/**
 * Fetches, of each page that is shown, the template that most of its links lead to: a click on one of them waits
 * for its data alone. Behind the runtime, not with it, and in a task of its own.
 *
 * @returns ends with the template of the document's page, come or failed
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
  // The development server would first have to compile it.
  if (process.env.NODE_ENV === 'development') return Promise.resolve();
  subscribe(() => void fetchOne());
  return fetchOne();
}
