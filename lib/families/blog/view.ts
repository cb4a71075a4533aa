import { newestFirst } from '#lib/core/date';
import { countReadingMinutes } from '#lib/core/reading-time';
import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import type { LinkItem } from '#lib/page/shared-data';
import { categorySlugs, posts, readCategory, readWords, type CategorySlug, type PostEntry } from './schema';

/** All posts of a language, the newest first. */
export const listPosts = (locale: Locale): PostEntry[] => newestFirst(posts.all(locale));

/** Categories that have posts, in the order of the content module. */
export function listCategories(locale: Locale): CategorySlug[] {
  const used = new Set(posts.all(locale).map(({ category }) => category));
  return categorySlugs.filter((category) => used.has(category));
}

const toCategoryLink = (locale: Locale, category: CategorySlug): LinkItem => ({
  name: readCategory[category](locale).name,
  path: buildPath(locale, `blog/category/${category}`),
});

/** A post as lists print it. */
export function toPostRow({ locale, slug, title, summary, date, category, author }: PostEntry) {
  return {
    name: title,
    path: buildPath(locale, `blog/${slug}`),
    text: summary,
    meta: [readCategory[category](locale).name, findPerson(author, locale).name],
    day: toDay(date, locale),
  };
}

/** A category and its posts. */
export function buildCategoryView(locale: Locale, category: CategorySlug) {
  const items = listPosts(locale)
    .filter((post) => post.category === category)
    .map(toPostRow);
  return {
    intro: readCategory[category](locale).intro,
    items,
    count: translate.blog[locale]('count', { count: items.length }),
  };
}

/** The page of one post. */
export function buildPostView(entry: PostEntry) {
  const { locale, title, summary, author, category, related: selected } = entry;
  const { html } = entry.body();
  const t = translate.blog[locale];
  const related = pickRelated(entry, posts.all(locale), { selected, locale });
  return {
    title,
    summary,
    category: toCategoryLink(locale, category),
    author: findPerson(author, locale),
    day: toDay(entry.date, locale),
    minutes: t('minutes', { count: countReadingMinutes(html) }),
    html,
    contents: entry.contents(),
    related: related.map(toPostRow).map(({ name, path, text }) => ({ name, path, text })),
    contact: buildContact(readWords(locale).contact, locale, { person: author }),
    labels: pickLabels(t, 'contents', 'related', 'all'),
    index: { name: readWords(locale).name, path: buildPath(locale, 'blog') },
  };
}
