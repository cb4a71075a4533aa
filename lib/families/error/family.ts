import { errorContent } from '#content/error/index';
import { buildTrail } from '#lib/content/breadcrumb';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildErrorView, type ErrorKind } from './view';

const ids: Readonly<Record<ErrorKind, string>> = { notFound: '404', serverError: '500', offline: 'offline' };

function listLinks(locale: Locale): readonly { readonly id: string }[] {
  const { search, links } = errorContent[locale];
  return search ? [search, ...links] : links;
}

function toPage(locale: Locale, kind: ErrorKind): Page {
  const id = ids[kind];
  const { name, description } = errorContent[locale][kind];
  return {
    id,
    locale,
    path: buildPath(locale, id),
    // Both addresses answer: hosts look for /de/404.html, and a visitor may type /de/404/.
    aliases: kind === 'offline' ? [] : [`/${locale}/${id}.html/`],
    ...(kind === 'notFound' && { matchPath: `/${locale}/*` }),
    template: 'error',
    name,
    description,
    indexed: false,
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildErrorView(locale, kind),
    source: {
      file: 'content/error/index.ts',
      links: () => listLinks(locale).map((link) => ({ href: buildPath(locale, link.id), line: 1 })),
    },
  };
}

export const errorFamily: Family = {
  name: 'error',
  pages: (locale) => [toPage(locale, 'notFound'), toPage(locale, 'serverError'), toPage(locale, 'offline')],
};
