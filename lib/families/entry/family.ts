import { entryContent } from '#content/entry/index';
import type { Family, Page } from '#lib/content/page';
import { defaultLocale, locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildEntryView, type EntryKind } from './view';

const paths: Readonly<Record<EntryKind, string>> = {
  entry: '/',
  notFound: '/404.html/',
  serverError: '/500.html/',
};

function toPage(kind: EntryKind): Page {
  const { name, description } = entryContent[kind];
  const links = () =>
    locales.flatMap((locale) =>
      entryContent[kind][locale].links.map(({ id }) => ({ href: buildPath(locale, id), line: 1 })),
    );
  return {
    id: kind,
    locale: defaultLocale,
    path: paths[kind],
    ...(kind === 'notFound' && { matchPath: '/*' }),
    template: 'entry',
    name,
    description,
    indexed: kind === 'entry',
    trail: [],
    staticQueries: [],
    view: () => buildEntryView(kind),
    source: { file: 'content/entry/index.ts', links },
  };
}

/** The pages outside the languages. They exist once, under the default language's registry. */
export const entryFamily: Family = {
  name: 'entry',
  pages: (locale) =>
    locale === defaultLocale ? [toPage('entry'), toPage('notFound'), toPage('serverError')] : [],
};
