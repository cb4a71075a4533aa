import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { family } from '#lib/page/family';
import { page } from '#lib/page/page';
import { template } from '#lib/page/template';
import { readWords } from './schema';

/** The search page; the words of the pages that it names come from the list of all pages. */
function buildSearchView(locale: Locale) {
  const { title, intro, tasksTitle, tasks, lines, otherPages, field, nothing } = readWords(locale);
  const toPath = (id: string): string => buildPath(locale, id);
  return {
    title,
    intro,
    tasksTitle,
    taskPaths: tasks.map(toPath),
    lines: lines.map(({ title: name, head, pages }) => ({
      name,
      ...(head !== undefined && { head: toPath(head) }),
      paths: pages.map(toPath),
    })),
    otherPages,
    field,
    nothing,
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
