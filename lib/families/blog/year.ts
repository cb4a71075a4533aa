import { drawYearLine } from '#lib/charts/year-line';
import { stopsOnPhones } from '#lib/charts/year-stops';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { PostEntry } from './schema';

/** What a title says before its colon, or in quotation marks: a post has the name that its card begins with. */
export const nameOf = ({ title, name }: PostEntry): string =>
  /^(?:[“„"][^”“"]+[”“"]|[^:]+(?=: ))/u.exec(title)?.[0] ?? name;

/**
 * The year of the newest post as a track: every post on its day.
 *
 * @param posts the newest first
 * @param known the day up to which the blog is complete; the track runs so far
 */
export function buildYear(locale: Locale, posts: readonly PostEntry[], known?: string) {
  const year = Number(posts[0]?.date.slice(0, 4));
  const own = posts.filter(({ date }) => date.startsWith(String(year)));
  if (own.length === 0) return null;
  const days = own.map((post) => ({
    iso: post.date,
    title: nameOf(post),
    text: formatDayAndMonth(post.date, locale),
    path: buildPath(locale, `blog/${post.slug}`),
  }));
  const t = translate.blog[locale];
  return {
    drawings: drawYearLine(year, formatMonths(locale), days, {
      known: known?.startsWith(String(year)) ? known : undefined,
      earlier: { title: t('before', { count: days.length - stopsOnPhones }), path: '#posts' },
    }),
    sentence: t('year', { year: String(year), count: own.length }),
  };
}
