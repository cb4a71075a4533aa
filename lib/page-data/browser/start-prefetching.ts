import { readConnection } from '#lib/core/connection';
import { schedule, whenIdle } from '#lib/core/timing';
import { targetOfLink } from '#lib/page-data/core/link-target';
import type { Loader } from '#lib/page-data/core/loader';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { createPrefetcher, mayPrefetch } from '#lib/page-data/core/prefetch';
import { addTrailingSlash } from '#lib/page-data/core/trailing-slash';
import { observeLinks } from './observe-links';
import { linkSelector, readLink } from './read-link';

/** The path of the page that a link leads to, or null where a click is left to the browser. */
function pathOf(link: Element): string | null {
  const target = targetOfLink(readLink(link, window), new URL(location.href));
  return target && addTrailingSlash(target.pathname);
}

/** Paths of the other pages that the page's own links lead to, header and footer apart. */
function readPaths(): string[] {
  const here = addTrailingSlash(location.pathname);
  return [...document.querySelectorAll(`main :is(${linkSelector})`)]
    .map(pathOf)
    .filter((path): path is string => path !== null && path !== here);
}

/**
 * Prefetches the pages behind the links in view, and when a page is at rest the template that most of its
 * links lead to.
 *
 * @param documentPath path of the document's own page, which needs no loading
 */
export function startPrefetching(
  { prefetch, fetchTemplate, peek }: Pick<Loader<unknown>, 'prefetch' | 'fetchTemplate' | 'peek'>,
  { subscribe }: PageSubscription,
  documentPath: string,
): void {
  const visitor = { connection: readConnection(), userAgent: navigator.userAgent };
  const prefetcher = createPrefetcher({
    load: prefetch,
    isLoaded: (path) =>
      path === documentPath || path === addTrailingSlash(location.pathname) || peek(path) !== undefined,
    schedule,
    idle: whenIdle,
    ...visitor,
  });
  const prepare = (): void =>
    whenIdle(() => {
      if (mayPrefetch(visitor)) fetchTemplate(readPaths());
    });
  prepare();
  subscribe(() => {
    prefetcher.restart();
    prepare();
  });
  observeLinks({ document, window, prefetcher, resolve: pathOf });
}
