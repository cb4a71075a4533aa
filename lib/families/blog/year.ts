import { drawYear } from '#lib/charts/time-axis';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { PostEntry } from './schema';

/** What a title says before its colon, or in quotation marks: a post has the name that its card begins with. */
export const nameOf = ({ title, name }: PostEntry): string =>
  /^(?:[“„"][^”“"]+[”“"]|[^:]+(?=: ))/u.exec(title)?.[0] ?? name;

/** So many posts are shown on phones; more would keep the page from its first words. */
const postsOnPhones = 3;

/**
 * The year of the newest post from the month of its first one on: every post on its day.
 *
 * @param posts the newest first
 */
export function buildYear(locale: Locale, posts: readonly PostEntry[]) {
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
  const draw = (shown: typeof days) =>
    drawYear(year, formatMonths(locale), shown, Number(shown.at(-1)?.iso.slice(5, 7)) - 1);
  const newest = days.slice(0, postsOnPhones);
  const first = `${newest.at(-1)?.iso.slice(0, 7)}-01`;
  const count = days.length - postsOnPhones;
  const earlier = count > 0 ? [{ iso: first, title: t('before', { count }), text: '', path: '#posts' }] : [];
  return {
    drawings: { ...draw(days), narrow: draw([...newest, ...earlier]).narrow },
    sentence: t('year', { year: String(year), count: own.length }),
  };
}
