import type { Locale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import type { LinkItem, SiteIndexGroup } from '#lib/page-model/shared-data';
import { listPages } from './registry';

const toLink = ({ name, path }: Page): LinkItem => ({ name, path });

/** Path of a page's top-level ancestor; undefined at the top level. */
const parentPath = ({ trail }: Page): string | undefined => trail[1]?.path;

/** A text in another language is listed at its canonical path only. */
const isAtHome = ({ canonical, path }: Page): boolean => canonical === undefined || canonical === path;

/** Root pages without a breadcrumb (home, entry) link to all others and are not listed. */
export const isListed = (page: Page): boolean => page.indexed && page.trail.length > 0 && isAtHome(page);

/**
 * Groups the pages of a language by top-level page, without the index page itself.
 *
 * @returns groups by name, each with its top-level page as head; last, a group without head for single pages
 */
export function groupPages(pages: readonly Page[], locale: Locale): SiteIndexGroup[] {
  const listed = pages.filter(
    (page) => page.locale === locale && isListed(page) && !page.staticQueries.includes('site-index'),
  );
  const byName = (a: LinkItem, b: LinkItem): number => a.name.localeCompare(b.name, locale);
  const groups = listed.map((head) => ({
    head: toLink(head),
    items: listed
      .filter((page) => parentPath(page) === head.path)
      .map(toLink)
      .toSorted(byName),
  }));
  const heads = new Set(listed.map(({ path }) => path));
  const standalone = listed.filter(
    (page) =>
      !heads.has(parentPath(page) ?? '') &&
      groups.every(({ head, items }) => head.path !== page.path || items.length === 0),
  );
  return [
    ...groups.filter(({ items }) => items.length > 0).toSorted((a, b) => byName(a.head, b.head)),
    { items: standalone.map(toLink).toSorted(byName) },
  ];
}

/** Static query `site-index`: every indexed page, grouped by top-level page. */
export function listSiteIndex(locale: Locale): SiteIndexGroup[] {
  return groupPages(listPages(), locale);
}
