import type { Locale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import type { RelatedPage } from '#lib/page-model/shared-data';
import { listPages } from './registry';

/** Maximum number of links of a page. */
const articleLimit = 3;

/** Limits for the index page of a subject: in total, and per other list. */
const subjectLimit = 12;
const perList = 3;

/** Minimum score relative to the best match; less is unrelated. */
const leastShare = 0.25;

const familyOf = ({ id }: Page): string => id.split('/')[0] ?? '';

const fold = ({ keywords }: Page): ReadonlySet<string> =>
  new Set(keywords.map((keyword) => keyword.toLowerCase()));

function countSubjects(pages: readonly Page[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const keyword of fold(page)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return counts;
}

/** Ranks pages of other families by shared keywords; rare keywords weigh more. */
function rank(page: Page, pages: readonly Page[]): Page[] {
  const counts = countSubjects(pages);
  const keywords = fold(page);
  const score = (other: Page): number =>
    [...fold(other)].reduce(
      (sum, keyword) => sum + (keywords.has(keyword) ? 1 / (counts.get(keyword) ?? 1) : 0),
      0,
    );
  const scored = pages
    .filter((other) => familyOf(other) !== familyOf(page))
    .map((other) => ({ other, score: score(other) }));
  const best = Math.max(...scored.map((one) => one.score));
  return scored
    .filter((one) => one.score > 0 && one.score >= best * leastShare)
    .sort((a, b) => b.score - a.score || a.other.id.localeCompare(b.other.id))
    .map(({ other }) => other);
}

/**
 * Picks related pages of other families: first the best match of each family, then others.
 *
 * @param pages articles in the page's language that are listed
 */
export function pickRelatedPages(page: Page, pages: readonly Page[]): RelatedPage[] {
  const ranked = rank(page, pages);
  const first = ranked.filter(
    (other, index) => ranked.findIndex((one) => familyOf(one) === familyOf(other)) === index,
  );
  const wide = ranked.filter(
    (other) => ranked.filter((one) => familyOf(one) === familyOf(other)).indexOf(other) < perList,
  );
  return [...new Set([...first, ...(page.kind === 'index' ? wide : ranked)])]
    .slice(0, page.kind === 'index' ? subjectLimit : articleLimit)
    .map(({ name, path, trail }) => ({ name, path, list: trail.at(-1)?.name ?? '' }));
}

/** Static query `related-pages`: related pages for every page that uses the query. */
export function listRelatedPages(locale: Locale): Readonly<Record<string, readonly RelatedPage[]>> {
  const pages = listPages().filter((page) => page.locale === locale);
  const articles = pages.filter(({ kind, trail }) => kind === 'article' && trail.length > 1);
  const subscribers = pages.filter(({ staticQueries }) => staticQueries.includes('related-pages'));
  return Object.fromEntries(subscribers.map((page) => [page.id, pickRelatedPages(page, articles)]));
}
