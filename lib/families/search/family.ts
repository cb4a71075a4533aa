import { navigation } from '#content/site/navigation';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';

type Line = ReturnType<typeof readWords>['lines'][number];

/** A group of the footer as a line: its pages right below the home page. What lies below them leaves as a branch. */
function toLines({ group, head, without, fold }: Line, companies: string, locale: Locale) {
  const toPath = (id: string): string => buildPath(locale, id);
  const isOwn = (id: string): boolean => id !== head && !id.includes('/') && !without.includes(id);
  return navigation.footer
    .filter(({ slug }) => slug === group)
    .map(({ slug, title, items }) => ({
      slug,
      name: title[locale],
      ...(head !== undefined && { head: toPath(head) }),
      ...(fold && { fold: { name: companies, below: toPath(fold.below), keep: fold.keep.map(toPath) } }),
      paths: items.filter(isOwn).map(toPath),
    }));
}

/** The search page; the words of the pages that it names come from the list of all pages. */
function buildSearchView(locale: Locale) {
  const {
    title,
    intro,
    planTitle,
    planNote,
    companies,
    tasksTitle,
    tasks,
    lines,
    otherPages,
    field,
    foundTitle,
    searching,
    advice,
  } = readWords(locale);
  return {
    language: locale,
    title,
    intro,
    advice,
    plan: { title: planTitle, note: planNote },
    tasksTitle,
    taskPaths: tasks.map((id) => buildPath(locale, id)),
    lines: lines.flatMap((line) => toLines(line, companies, locale)),
    otherPages,
    field,
    foundTitle,
    searching,
    searchFailed: translate.chrome[locale]('searchFailed'),
  };
}

export const siteIndex = template<ReturnType<typeof buildSearchView>>()('site-index', {
  queries: ['site-index'],
});

export const searchFamily = family('search', [siteIndex], (locale) => [
  page(siteIndex, {
    kind: 'index',
    id: 'search',
    of: readWords(locale),
    view: () => buildSearchView(locale),
    jsonLd: { '@type': 'CollectionPage' },
  }),
]);
