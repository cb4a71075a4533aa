import { postsPerPage } from '#content/blog/index';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { postFilter } from './view';
import { readWords, type PostEntry } from './schema';
import { buildCategories, listPosts, openPost, toPostRow } from './view';
import { buildYear } from './timelines';

/** Number of archive pages for a number of posts; at least one. */
export function countArchivePages(posts: number): number {
  return Math.max(1, Math.ceil(posts / postsPerPage));
}

/** Page id of an archive page, counted from 1: `blog`, `blog/page/2`. */
export function archiveId(page: number): string {
  return page === 1 ? 'blog' : `blog/page/${page}`;
}

/** Links between the archive pages; null if there is only one page. */
export function buildPagination(locale: Locale, page: number, count: number) {
  if (count < 2) return null;
  const t = translate.blog[locale];
  const pathOf = (number: number): string => buildPath(locale, archiveId(number));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    label: t('pages'),
    previous: page > 1 ? { name: t('newer'), path: pathOf(page - 1) } : null,
    next: page < count ? { name: t('older'), path: pathOf(page + 1) } : null,
    pages: numbers.map((number) => ({
      name: String(number),
      path: pathOf(number),
      current: number === page,
    })),
  };
}

/**
 * View of an archive page.
 *
 * @param page number of the page, from 1
 * @param posts all posts, newest first
 */
export function buildArchiveView(
  locale: Locale,
  page: number,
  posts: readonly PostEntry[] = listPosts(locale),
) {
  const { title, intro, advice } = readWords(locale);
  const t = translate.blog[locale];
  const isFirst = page === 1;
  const pages = countArchivePages(posts.length);
  return {
    subject: archiveId(page),
    year: isFirst ? buildYear(locale, posts) : null,
    newest: isFirst ? posts.slice(0, 1).map(openPost) : [],
    title: isFirst ? title : t('page', { page }),
    intro,
    advice: isFirst ? advice : null,
    // The first page features the newest post above the list, which therefore starts with the second one.
    items: posts.slice(isFirst ? 1 : (page - 1) * postsPerPage, page * postsPerPage).map(toPostRow),
    categories: buildCategories(locale, posts),
    // With several pages, a page does not have all posts of a year, so filtering by year would be wrong.
    choice: pages === 1 ? postFilter.build(posts, locale) : null,
    pagination: buildPagination(locale, page, pages),
    labels: {
      ...pickLabels(t, 'categories', 'read', 'contents'),
      list: t(isFirst ? 'earlier' : 'all'),
      relatedPages: t('relatedPages'),
    },
  };
}
