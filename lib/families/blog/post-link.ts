import { blogCategories, blogIndexContent } from '#content/blog/index';
import { people } from '#content/site/people';
import { typeset } from '#lib/content/markdown/render';
import type { LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { posts, type PostEntry } from './collection';

export type PostRow = Required<LinkItem> & {
  readonly meta: readonly string[];
  readonly day: { readonly iso: string; readonly text: string };
};
export type CategorySlug = keyof typeof blogCategories;

/** The first page of the archive, as a link. */
export function blogIndexLink(locale: Locale): LinkItem {
  return { name: blogIndexContent[locale].name, path: buildPath(locale, 'blog') };
}

/** The page of a category, as a link. */
export function categoryLink(locale: Locale, category: CategorySlug): LinkItem {
  return {
    name: blogCategories[category][locale].name,
    path: buildPath(locale, `blog/category/${category}`),
  };
}

/** All posts of a language, the newest first. */
export function listPosts(locale: Locale): PostEntry[] {
  return posts.all(locale).toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Categories that have posts, in the order of the content module. */
export function listCategories(locale: Locale): CategorySlug[] {
  const used = new Set<string>(posts.all(locale).map(({ category }) => category));
  return (Object.keys(blogCategories) as CategorySlug[]).filter((category) => used.has(category));
}

/** A post as lists print it. */
export function toPostRow({ locale, slug, title, summary, date, category, author }: PostEntry): PostRow {
  return {
    name: typeset(title, locale),
    path: buildPath(locale, `blog/${slug}`),
    text: typeset(summary, locale),
    meta: [blogCategories[category][locale].name, people[author].name],
    day: { iso: date, text: formatDay(date, locale) },
  };
}
