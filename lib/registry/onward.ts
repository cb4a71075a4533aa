import type { Locale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import type { OnwardLink } from '#lib/page-model/shared-data';
import { listPages } from './registry';

/** Links that a page shows. */
const onwardLimit = 3;

/** Links that the page of a subject shows, which is a list itself: so many of each other list. */
const subjectLimit = 12;
const perList = 3;

/** What shares less than this part of what the nearest page shares is about something else. */
const leastShare = 0.25;

const familyOf = ({ id }: Page): string => id.split('/')[0] ?? '';

const fold = ({ keywords }: Page): ReadonlySet<string> =>
  new Set(keywords.map((keyword) => keyword.toLowerCase()));

/** On how many pages each subject occurs. */
function countSubjects(pages: readonly Page[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const keyword of fold(page)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return counts;
}

/** Pages of other families by what they share with a page: a rare subject says more than a frequent one. */
function rank(page: Page, pages: readonly Page[]): Page[] {
  const counts = countSubjects(pages);
  const own = fold(page);
  const score = (other: Page): number =>
    [...fold(other)].reduce(
      (sum, keyword) => sum + (own.has(keyword) ? 1 / (counts.get(keyword) ?? 1) : 0),
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
 * Where the subject of a page goes on in other families: of each family the page that shares most with
 * it, then others.
 *
 * @param pages articles of the page's language that stand in a list
 */
export function pickOnward(page: Page, pages: readonly Page[]): OnwardLink[] {
  const ranked = rank(page, pages);
  const first = ranked.filter(
    (other, index) => ranked.findIndex((one) => familyOf(one) === familyOf(other)) === index,
  );
  const wide = ranked.filter(
    (other) => ranked.filter((one) => familyOf(one) === familyOf(other)).indexOf(other) < perList,
  );
  return [...new Set([...first, ...(page.kind === 'index' ? wide : ranked)])]
    .slice(0, page.kind === 'index' ? subjectLimit : onwardLimit)
    .map(({ name, path, trail }) => ({ name, path, list: trail.at(-1)?.name ?? '' }));
}

/** Static query `onward`: where the subject goes on, for every page that asks. */
export function listOnward(locale: Locale): Readonly<Record<string, readonly OnwardLink[]>> {
  const pages = listPages().filter((page) => page.locale === locale);
  const articles = pages.filter(({ kind, trail }) => kind === 'article' && trail.length > 1);
  const asking = pages.filter(({ staticQueries }) => staticQueries.includes('onward'));
  return Object.fromEntries(asking.map((page) => [page.id, pickOnward(page, articles)]));
}
