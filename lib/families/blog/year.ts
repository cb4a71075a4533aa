import { drawYear } from '#lib/charts/time-axis';
import { formatDayAndMonth, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { PostEntry } from './schema';

/** Short title of a post, as on its card: the part before the colon, or in quotation marks. */
export const nameOf = ({ title, name }: PostEntry): string =>
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
    sentence: t('year', { year: String(year), count: selected.length }),
  };
}
