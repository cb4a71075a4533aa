import { blogCategories, blogIndexContent } from '#content/blog/index';
import { people } from '#content/site/people';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { archiveId, buildArchiveView, countArchivePages } from './archive';
import { posts, type PostEntry } from './collection';
import { blogIndexLink, listCategories, listPosts, type CategorySlug } from './post-link';
import { buildCategoryView, buildPostView } from './view';

function toPage(entry: PostEntry): Page {
  const { locale, slug, title, date, author } = entry;
  return {
    id: `blog/${slug}`,
    locale,
    path: buildPath(locale, `blog/${slug}`),
    template: 'blog-post',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: date,
    trail: buildTrail(locale, [blogIndexLink(locale)]),
    staticQueries: [],
    view: () => buildPostView(entry),
    schema: {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      author: { '@type': 'Person', name: people[author].name },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function categoryPage(locale: Locale, category: CategorySlug): Page {
  const { name, description } = blogCategories[category][locale];
  return {
    id: `blog/category/${category}`,
    locale,
    path: buildPath(locale, `blog/category/${category}`),
    template: 'blog-category',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: listPosts(locale).find((post) => post.category === category)?.date,
    trail: buildTrail(locale, [blogIndexLink(locale)]),
    staticQueries: [],
    view: () => buildCategoryView(locale, category),
    schema: { '@type': 'CollectionPage' },
  };
}

/** A page of the archive; those behind the first lead to posts but are no result of a search. */
export function archivePage(locale: Locale, page: number): Page {
  const { name, description } = blogIndexContent[locale];
  return {
    id: archiveId(page),
    locale,
    path: buildPath(locale, archiveId(page)),
    template: 'blog-archive',
    name: page === 1 ? name : `${name}, ${translate.blog[locale]('page', { page })}`,
    description: typeset(description, locale),
    indexed: page === 1,
    modified: listPosts(locale)[0]?.date,
    trail: buildTrail(locale, page === 1 ? [] : [blogIndexLink(locale)]),
    staticQueries: [],
    view: () => buildArchiveView(locale, page),
    schema: { '@type': 'Blog' },
  };
}

function archivePages(locale: Locale): Page[] {
  const count = countArchivePages(posts.all(locale).length);
  return Array.from({ length: count }, (_, index) => archivePage(locale, index + 1));
}

export const blogFamily: Family = {
  name: 'blog',
  pages: (locale) => [
    ...archivePages(locale),
    ...listCategories(locale).map((category) => categoryPage(locale, category)),
    ...posts.all(locale).map(toPage),
  ],
};
