import { chartWidths } from '#lib/core/chart';
import { newestFirst } from '#lib/core/date';
import { countReadingMinutes } from '#lib/core/reading-time';
import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { explainTerms, linkGlossary } from '#lib/facts/terms';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { drawPostCover, drawPostCoverAcross, drawPostThumbnail } from './drawing';
import { writePostValues, buildPostFilter } from './post-filter';
import { buildSubjects } from './subjects';
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

const minutesOf = (entry: PostEntry): string =>
  translate.blog[entry.locale]('minutes', { count: countReadingMinutes(entry.body().html) });

/** A post as lists print it. */
export function toPostRow(entry: PostEntry) {
  const { locale, slug, title, summary, date, category, author } = entry;
  return {
    name: title,
    path: buildPath(locale, `blog/${slug}`),
    text: summary,
    people: [findPerson(author, locale).name, readCategory[category](locale).name],
    minutes: minutesOf(entry),
    day: toDay(date, locale),
    thumbnail: drawPostThumbnail(entry),
    thumbnailAcross: drawPostThumbnail(entry, chartWidths.narrow),
    values: writePostValues(entry),
  };
}

/** The cover of a post. */
export const coverOf = (entry: PostEntry) => ({
  kind: readWords(entry.locale).name,
  drawing: drawPostCover(entry),
});

/** A post from inside: its cover, and the sections to choose from. */
export function openPost(entry: PostEntry) {
  const { name, path, text, day, minutes, values } = toPostRow(entry);
  return {
    values,
    name,
    path,
    text,
    day,
    minutes,
    kicker: readCategory[entry.category](entry.locale).name,
    author: findPerson(entry.author, entry.locale),
    cover: { ...coverOf(entry), across: drawPostCoverAcross(entry) },
    sections: entry
      .contents()
      .map(({ id, text: title }, index) => ({
        number: String(index + 1),
        name: title,
        path: `${path}#${id}`,
      })),
  };
}

/**
 * The categories with the number of their posts; none as long as one holds everything.
 */
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

/** So many posts stand beside each other with their covers; more are a list. */
const coversAtMost = 3;

/** A category and its posts. */
export function buildCategoryView(locale: Locale, category: CategorySlug) {
  const t = translate.blog[locale];
  const all = listPosts(locale);
  const own = all.filter((post) => post.category === category);
  const open = own.length > coversAtMost ? 1 : own.length;
  return {
    subject: `blog/category/${category}`,
    intro: readCategory[category](locale).intro,
    advice: readCategory[category](locale).advice,
    subjects: buildSubjects(locale, all, category),
    all: { name: t('all'), path: buildPath(locale, 'blog') },
    choice: buildPostFilter(own, locale),
    newest: own.slice(0, open).map(openPost),
    // What stands open does not stand in the list once more.
    items: own.slice(open).map(toPostRow),
    count: t('count', { count: own.length }),
    contact: buildContact(readWords(locale).contact, locale, own[0] && { person: own[0].author }),
    labels: { onward: translate.media[locale]('onward'), ...pickLabels(t, 'categories', 'read', 'contents') },
  };
}

/** The page of one post. */
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
    cover: coverOf(entry),
    html: explainTerms(linkGlossary(entry.body().html, locale), locale),
    contents: entry.contents(),
    // By the names that the rows print, which are the titles.
    related: related.map(toPostRow).toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    contact: buildContact(readWords(locale).contact, locale, { person: author }),
    labels: { ...pickLabels(t, 'contents', 'related'), onward: translate.media[locale]('onward') },
  };
}
