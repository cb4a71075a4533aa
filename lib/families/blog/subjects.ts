import { wrapLabel } from '#lib/core/wrap-label';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { categorySlugs, readCategory, type CategorySlug, type PostEntry } from './schema';
import { nameOf } from './year';

const dayLength = 86_400_000;

/** Px that a name has beside its station, and from which per cent on it stands left of it. */
const room = 160;
const leftFrom = 66;

/** So many of the newest posts of the current subject have names: one above the track, one below. */
const namesAtMost = 2;

/** The months of a year that the tracks show: from that of the first post on. */
function findSpan(posts: readonly PostEntry[], year: number) {
  const months = posts.map(({ date }) => Number(date.slice(5, 7)) - 1);
  const first = Math.min(...months);
  const [start, end] = [Date.UTC(year, first, 1), Date.UTC(year + 1, 0, 1)];
  const at = (time: number): number => Math.round(((time - start) / (end - start)) * 10_000) / 100;
  return { first, at };
}

/** A post stands in the middle of its day. */
const timeOf = (date: string): number => Date.parse(date) + dayLength / 2;

/**
 * All subjects as tracks through the year of the newest post, each post on its day; those of the current one by name.
 *
 * @param all all posts, the newest first
 * @returns none without a post
 */
export function buildSubjects(locale: Locale, all: readonly PostEntry[], current: CategorySlug) {
  const year = Number(all[0]?.date.slice(0, 4));
  const posts = all.filter(({ date }) => date.startsWith(String(year))).toReversed();
  const newest = posts.at(-1);
  if (!newest) return null;
  const { first, at } = findSpan(posts, year);
  const own = posts.filter(({ category }) => category === current);
  return {
    year: String(year),
    months: formatMonths(locale)
      .slice(first)
      .map((label, index) => ({ at: at(Date.UTC(year, first + index, 1)), label })),
    until: at(timeOf(newest.date)),
    lines: categorySlugs
      .filter((slug) => all.some(({ category }) => category === slug))
      .map((slug) => ({
        name: readCategory[slug](locale).name,
        path: buildPath(locale, `blog/category/${slug}`),
        count: all.filter(({ category }) => category === slug).length,
        isCurrent: slug === current,
        posts: posts
          .filter(({ category }) => category === slug)
          .map((post) => ({
            at: at(timeOf(post.date)),
            rows: own.slice(-namesAtMost).includes(post) ? wrapLabel(nameOf(post), room, 14) : [],
            day: formatDayAndMonth(post.date, locale),
            isLeft: at(timeOf(post.date)) > leftFrom,
          })),
      })),
    sentence: translate.blog[locale]('year', { year: String(year), count: own.length }),
  };
}
