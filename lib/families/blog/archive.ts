import { blogIndexContent, postsPerPage } from '#content/blog/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { PostEntry } from './collection';
import { blogIndexLink, categoryLink, listCategories, listPosts, toPostRow, type PostRow } from './post-link';

type CategoryItem = { readonly name: string; readonly path: string; readonly count: number };

export type ArchivePagination = {
  readonly label: string;
  readonly previous: LinkItem | null;
  readonly next: LinkItem | null;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly current: boolean }[];
};

export type BlogArchiveView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly PostRow[];
  /** Empty as long as one category holds everything. */
  readonly categories: readonly CategoryItem[];
  /** Null as long as everything fits on one page. */
  readonly pagination: ArchivePagination | null;
  readonly labels: { readonly categories: string };
};

/** How many pages the archive has for a number of posts. */
export function countArchivePages(posts: number): number {
  return Math.max(1, Math.ceil(posts / postsPerPage));
}

/** Id of a page of the archive, from 1: `blog`, `blog/page/2`. */
export function archiveId(page: number): string {
  return page === 1 ? 'blog' : `blog/page/${page}`;
}

/** Links between the pages of the archive; null for a single page. */
export function buildPagination(locale: Locale, page: number, count: number): ArchivePagination | null {
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

function buildCategories(locale: Locale, posts: readonly PostEntry[]): CategoryItem[] {
  const slugs = listCategories(locale);
  if (slugs.length < 2) return [];
  return slugs.map((slug) => ({
    name: categoryLink(locale, slug).name,
    path: categoryLink(locale, slug).path,
    count: posts.filter(({ category }) => category === slug).length,
  }));
}

/**
 * A page of the archive.
 *
 * @param page number of the page, from 1
 * @param posts all posts, the newest first
 */
export function buildArchiveView(
  locale: Locale,
  page: number,
  posts: readonly PostEntry[] = listPosts(locale),
): BlogArchiveView {
  const { name, title, intro } = blogIndexContent[locale];
  const t = translate.blog[locale];
  const above = page > 1 ? [blogIndexLink(locale)] : [];
  const number = typeset(t('page', { page }), locale);
  return {
    ...buildBaseView(locale, page > 1 ? number : name, above),
    title: page > 1 ? number : typeset(title, locale),
    intro: typeset(intro, locale),
    items: posts.slice((page - 1) * postsPerPage, page * postsPerPage).map(toPostRow),
    categories: buildCategories(locale, posts),
    pagination: buildPagination(locale, page, countArchivePages(posts.length)),
    labels: { categories: t('categories') },
  };
}
