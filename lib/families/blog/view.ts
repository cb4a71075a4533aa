import { newestFirst } from '#lib/core/date';
import { toPageLink } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { countReadingMinutes } from '#lib/core/reading-time';
import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { explainTerms, linkGlossary } from '#lib/facts/terms';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { createListFilter, yearFacet } from '#lib/page-model/filter-words';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { drawPostCover } from './post-cover';
import { type CategorySlug, categorySlugs, type PostEntry, posts, readCategory, readWords } from './schema';
import { buildSubjects } from './timelines';

export const listPosts = (locale: Locale): PostEntry[] => newestFirst(posts.all(locale));

/** Categories with posts, in the order of the content module. */
export function listCategories(locale: Locale): CategorySlug[] {
  const used = new Set(posts.all(locale).map(({ category }) => category));
  return categorySlugs.filter((category) => used.has(category));
}

type Post = Pick<PostEntry, 'date'>;

/** Posts can be filtered by year; subjects have their own pages. */
export const postFilter = createListFilter<Post>('posts', (locale) => [yearFacet(locale)]);

const toCategoryLink = (locale: Locale, category: CategorySlug): LinkItem => ({
  name: readCategory[category](locale).name,
  path: buildPath(locale, `blog/category/${category}`),
});

const minutesOf = (entry: PostEntry): string =>
  translate.blog[entry.locale]('minutes', { count: countReadingMinutes(entry.body().html) });

export function toPostRow(entry: PostEntry) {
  const { locale, slug, title, summary, date, category, author } = entry;
  return {
    name: title,
    path: buildPath(locale, `blog/${slug}`),
    text: summary,
    people: [findPerson(author, locale).name, readCategory[category](locale).name],
    minutes: minutesOf(entry),
    day: toDay(date, locale),
    values: postFilter.write(entry, locale),
  };
}

/** Featured post, with links to its sections. */
export function openPost(entry: PostEntry) {
  const row = toPostRow(entry);
  return {
    ...pick(row, 'values', 'name', 'path', 'text', 'day', 'minutes'),
    kicker: readCategory[entry.category](entry.locale).name,
    cover: { drawing: drawPostCover(entry) },
    author: findPerson(entry.author, entry.locale),
    sections: entry
      .contents()
      .map(({ id, text: title }, index) => ({
        number: String(index + 1),
        name: title,
        path: `${row.path}#${id}`,
      })),
  };
}

/** Categories with their number of posts; empty if there is only one category. */
export function buildCategories(locale: Locale, all: readonly PostEntry[]) {
  const slugs = listCategories(locale);
  if (slugs.length < 2) return [];
  const every = translate.blog[locale]('every');
  return [
    { name: every, path: buildPath(locale, 'blog'), count: all.length, current: true },
    ...slugs.map((slug) => ({
      ...toCategoryLink(locale, slug),
      count: all.filter(({ category }) => category === slug).length,
      current: false,
    })),
  ];
}

/** Of more posts in a category, the newest is shown in detail. */
const mostInList = 3;

export function buildCategoryView(locale: Locale, category: CategorySlug) {
  const t = translate.blog[locale];
  const all = listPosts(locale);
  const selected = all.filter((post) => post.category === category);
  const featured = selected.length > mostInList ? 1 : 0;
  return {
    subject: `blog/category/${category}`,
    ...pick(readCategory[category](locale), 'intro', 'advice'),
    subjects: buildSubjects(locale, all, category),
    all: { name: t('all'), path: buildPath(locale, 'blog') },
    choice: postFilter.build(selected, locale),
    newest: selected.slice(0, featured).map(openPost),
    // Featured posts are not repeated in the list.
    items: selected.slice(featured).map(toPostRow),
    count: t('count', { count: selected.length }),
    contact: buildContact(readWords(locale).contact, locale, selected[0] && { person: selected[0].author }),
    labels: {
      relatedPages: translate.media[locale]('relatedPages'),
      ...pickLabels(t, 'categories', 'read', 'contents'),
    },
  };
}

export function buildPostView(entry: PostEntry) {
  const { locale, title, summary, author, category, related: selected } = entry;
  const t = translate.blog[locale];
  const related = pickRelated(entry, posts.all(locale), { selected, locale });
  return {
    title,
    summary,
    category: toCategoryLink(locale, category),
    author: findPerson(author, locale),
    day: toDay(entry.date, locale),
    minutes: minutesOf(entry),
    subject: `blog/${entry.slug}`,
    cover: { drawing: drawPostCover(entry) },
    html: explainTerms(linkGlossary(entry.body().html, locale), locale),
    contents: entry.contents(),
    // Sorted by title, which is the name in the rows.
    related: related
      .map(toPostRow)
      .map(toPageLink)
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    contact: buildContact(readWords(locale).contact, locale, { person: author }),
    labels: pickLabels(t, 'contents', 'related'),
  };
}
