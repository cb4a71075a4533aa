import { findPerson } from '#lib/facts/people';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { archiveId, buildArchiveView, countArchivePages } from './archive';
import { posts, readCategory, readWords, type CategorySlug, type PostEntry } from './schema';
import { buildCategoryView, buildPostView, listCategories, listPosts } from './view';

export const blogArchive = template<ReturnType<typeof buildArchiveView>>()('blog-archive', {
  sections: ['posts'],
  queries: ['related-pages'],
});
export const blogCategory = template<ReturnType<typeof buildCategoryView>>()('blog-category', {
  queries: ['related-pages'],
});
export const blogPost = template<ReturnType<typeof buildPostView>>()('blog-post', {
  canBeShared: true,
  queries: ['related-pages'],
});

/** Archive page. Pages after the first only lead to posts, so the search ignores them. */
export function archivePage(locale: Locale, number: number): Page {
  const of = readWords(locale);
  const behind = {
    kind: 'utility',
    ancestors: number === 1 ? [] : [archivePage(locale, 1)],
    name: `${of.name}, ${translate.blog[locale]('page', { page: number })}`,
  } as const;
  return page(blogArchive, {
    id: archiveId(number),
    of,
    modified: listPosts(locale)[0]?.date,
    keywords: listPosts(locale)[0]?.keywords ?? [],
    view: () => buildArchiveView(locale, number),
    jsonLd: { '@type': 'Blog' },
    ...(number === 1 ? { kind: 'index' } : behind),
  });
}

function categoryPage(locale: Locale, category: CategorySlug): Page {
  const selected = posts.all(locale).filter((post) => post.category === category);
  const id = `blog/category/${category}`;
  const view = () => buildCategoryView(locale, category);
  return listPage(blogCategory, id, readCategory[category](locale), selected, view, {
    ancestors: [archivePage(locale, 1)],
  });
}

function toPage(entry: PostEntry): Page {
  const { locale, title, summary, date, author } = entry;
  const { name } = findPerson(author, locale);
  return entryPage(blogPost, archivePage(locale, 1), entry, () => buildPostView(entry), {
    announcedAs: 'blog',
    feed: {
      ...{ feed: 'blog', published: date, title, summary, authors: [name] },
      html: () => entry.body().html,
    },
    jsonLd: {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      author: { '@type': 'Person', name },
    },
  });
}

function archivePages(locale: Locale): Page[] {
  const count = countArchivePages(posts.all(locale).length);
  return Array.from({ length: count }, (_, index) => archivePage(locale, index + 1));
}

export const blogFamily = family('blog', [blogArchive, blogCategory, blogPost], (locale) => [
  ...archivePages(locale),
  ...listCategories(locale).map((category) => categoryPage(locale, category)),
  ...posts.all(locale).map(toPage),
]);
