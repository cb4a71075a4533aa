import { drawYear } from '#lib/charts/timeline';
import { dayLength } from '#lib/core/date';
import { wrapLabel } from '#lib/core/wrap-label';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { type CategorySlug, categorySlugs, type PostEntry, readCategory } from './schema';

/** Short title of a post, as on its card: the part before the colon, or in quotation marks. */
const nameOf = ({ title, name }: PostEntry): string =>
  /^(?:[“„"][^”“"]+[”“"]|[^:]+(?=: ))/u.exec(title)?.[0] ?? name;

/** Posts shown on phones; more would push the text below the fold. */
const postsOnPhones = 3;

/**
 * Timeline of the posts of the newest post's year, from the month of the first one.
 *
 * @param posts newest first
 * @returns null without posts
 */
export function buildYear(locale: Locale, posts: readonly PostEntry[]) {
  const year = Number(posts[0]?.date.slice(0, 4));
  const selected = posts.filter(({ date }) => date.startsWith(String(year)));
  if (selected.length === 0) return null;
  const days = selected.map((post) => ({
    iso: post.date,
    title: nameOf(post),
    text: formatDayAndMonth(post.date, locale),
    path: buildPath(locale, `blog/${post.slug}`),
  }));
  const t = translate.blog[locale];
  const draw = (shown: typeof days) =>
    drawYear(year, formatMonths(locale), shown, Number(shown.at(-1)?.iso.slice(5, 7)) - 1);
  const newest = days.slice(0, postsOnPhones);
  const first = `${newest.at(-1)?.iso.slice(0, 7)}-01`;
  const count = days.length - postsOnPhones;
  const earlier = count > 0 ? [{ iso: first, title: t('before', { count }), text: '', path: '#posts' }] : [];
  return {
    drawings: { ...draw(days), narrow: draw([...newest, ...earlier]).narrow },
    alt: t('year', { year: String(year), count: selected.length }),
  };
}

/**
 * Width in px that a name needs beside its marker. Markers beyond this percentage have the name on their
 * left.
 */
const room = 160;
const leftFrom = 66;

/** Number of posts of the current subject with a name: one above the line, one below. */
const namesAtMost = 2;

/** First month of the year's posts, and the scale from that month to the end of the year, in per cent. */
function findSpan(posts: readonly PostEntry[], year: number) {
  const months = posts.map(({ date }) => Number(date.slice(5, 7)) - 1);
  const first = Math.min(...months);
  const [start, end] = [Date.UTC(year, first, 1), Date.UTC(year + 1, 0, 1)];
  const at = (time: number): number => Math.round(((time - start) / (end - start)) * 10_000) / 100;
  return { first, at };
}

/** Posts are placed at noon of their day. */
const timeOf = (date: string): number => Date.parse(date) + dayLength / 2;

/**
 * Timelines of all subjects in the year of the newest post, with names for the current subject.
 *
 * @param all all posts, newest first
 * @returns null without posts
 */
export function buildSubjects(locale: Locale, all: readonly PostEntry[], current: CategorySlug) {
  const year = Number(all[0]?.date.slice(0, 4));
  const posts = all.filter(({ date }) => date.startsWith(String(year))).toReversed();
  const newest = posts.at(-1);
  if (!newest) return null;
  const { first, at } = findSpan(posts, year);
  const selected = posts.filter(({ category }) => category === current);
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
            rows: selected.slice(-namesAtMost).includes(post) ? wrapLabel(nameOf(post), room, 14) : [],
            day: formatDayAndMonth(post.date, locale),
            isLeft: at(timeOf(post.date)) > leftFrom,
          })),
      })),
    alt: translate.blog[locale]('subjects', {
      year: String(year),
      name: readCategory[current](locale).name,
      count: selected.length,
    }),
  };
}
