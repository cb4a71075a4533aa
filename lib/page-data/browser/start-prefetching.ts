import { readConnection } from '#lib/core/connection';
import { schedule, whenIdle } from '#lib/core/timing';
import { targetOfLink } from '#lib/page-data/core/link-target';
import type { Loader } from '#lib/page-data/core/loader';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { createPrefetcher } from '#lib/page-data/core/prefetch';
import { addTrailingSlash } from '#lib/page-data/core/trailing-slash';
import { observeLinks } from './observe-links';
import { readLink } from './read-link';

/**
 * Prefetches the pages behind links in view.
 *
 * @param documentPath path of the document's own page, which is already loaded
 */
export function startPrefetching(
  { prefetch, peek }: Pick<Loader<unknown>, 'prefetch' | 'peek'>,
  { subscribe }: PageSubscription,
  documentPath: string,
): void {
  const prefetcher = createPrefetcher({
    load: prefetch,
    isLoaded: (path) =>
      path === documentPath || path === addTrailingSlash(location.pathname) || peek(path) !== undefined,
    schedule,
    idle: whenIdle,
    connection: readConnection(),
    userAgent: navigator.userAgent,
  });
  subscribe(prefetcher.restart);
  observeLinks({
    document,
    window,
    prefetcher,
    resolve: (link) => {
      const target = targetOfLink(readLink(link, window), new URL(location.href));
      return target && addTrailingSlash(target.pathname);
    },
  });
}
