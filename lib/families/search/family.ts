import { navigation } from '#content/site/navigation';
import { pick } from '#lib/core/pick';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';

type Line = ReturnType<typeof readWords>['lines'][number];

/** Group of the footer as a line of the site map: top-level pages are stops, pages below them branches. */
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

/** View of the search page; page names come from the list of all pages. */
function buildSearchView(locale: Locale) {
  const words = readWords(locale);

  return {
    language: locale,
    ...pick(words, 'title', 'intro', 'advice', 'tasksTitle'),
    ...pick(words, 'otherPages', 'field', 'foundTitle', 'searching', 'pages'),
    plan: { title: words.planTitle, note: words.planNote },
    taskPaths: words.tasks.map((id) => buildPath(locale, id)),
    lines: words.lines.flatMap((line) => toLines(line, words.companies, locale)),
    searchFailed: translate.layout[locale]('searchFailed'),
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
