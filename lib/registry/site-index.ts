import type { Locale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import type { LinkItem, SiteIndexGroup } from '#lib/page-model/shared-data';
import { listPages } from './registry';

const toLink = ({ name, path }: Page): LinkItem => ({ name, path });

/** The page right below the home page under which a page stands; undefined for one that stands there itself. */
const parentPath = ({ trail }: Page): string | undefined => trail[1]?.path;

/** A text in another language is listed where it is at home. */
const isAtHome = ({ canonical, path }: Page): boolean => canonical === undefined || canonical === path;

/** Pages that stand in no trail lead to all others: the home page, the entry. */
export const isListed = (page: Page): boolean => page.indexed && page.trail.length > 0 && isAtHome(page);

/**
 * Sorts the pages of a language by the page below the home page that they belong to; the page that
 * prints the list is not in it.
 *
 * @returns groups by name, each with its own page as head; last, without one, the pages that stand alone
 */
export function groupPages(pages: readonly Page[], locale: Locale): SiteIndexGroup[] {
  const own = pages.filter(
    (page) => page.locale === locale && isListed(page) && !page.staticQueries.includes('site-index'),
  );
  const byName = (a: LinkItem, b: LinkItem): number => a.name.localeCompare(b.name, locale);
  const groups = own.map((head) => ({
    head: toLink(head),
    items: own
      .filter((page) => parentPath(page) === head.path)
      .map(toLink)
      .toSorted(byName),
  }));
  const heads = new Set(own.map(({ path }) => path));
  const alone = own.filter(
    (page) =>
      !heads.has(parentPath(page) ?? '') &&
      groups.every(({ head, items }) => head.path !== page.path || items.length === 0),
  );
  return [
    ...groups.filter(({ items }) => items.length > 0).toSorted((a, b) => byName(a.head, b.head)),
    { items: alone.map(toLink).toSorted(byName) },
  ];
}

/** Static query `site-index`: every page that search engines may list, sorted by subject. */
export function listSiteIndex(locale: Locale): SiteIndexGroup[] {
  return groupPages(listPages(), locale);
}
