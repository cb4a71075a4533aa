import { schedule, whenIdle } from '#lib/core/timing';
import { readLink, targetOfLink } from '../client/click';
import type { Loader } from '../client/loader';
import { withSlash, type Navigator as PageNavigator } from '../client/navigator';
import { createPrefetcher, type Connection } from '../client/prefetch';
import { observeLinks } from './observe-links';

/**
 * Prefetches the pages behind the links in view.
 *
 * @param navigation tells when another page is shown
 * @param documentPath path of the document's own page, which needs no loading
 */
export function startPrefetching<T>(
  { prefetch, peek }: Pick<Loader<T>, 'prefetch' | 'peek'>,
  { subscribe, shown }: Pick<PageNavigator<T>, 'subscribe' | 'shown'>,
  documentPath: string,
): void {
  const prefetcher = createPrefetcher({
    load: prefetch,
    isLoaded: (path) =>
      path === documentPath || path === withSlash(location.pathname) || peek(path) !== undefined,
    schedule,
    idle: whenIdle,
    connection: (navigator as Navigator & { readonly connection?: Connection }).connection,
    userAgent: navigator.userAgent,
  });
  let visit = 0;
  subscribe(() => {
    if (shown().visit !== visit) prefetcher.restart();
    visit = shown().visit;
  });
  observeLinks({
    document,
    window,
    prefetcher,
    resolve: (link) => {
      const target = targetOfLink(readLink(link, window), new URL(location.href));
      return target && withSlash(target.pathname);
    },
  });
}
