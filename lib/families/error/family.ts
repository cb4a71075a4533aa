import { errorContent } from '#content/error/index';
import { buildTrail } from '#lib/content/breadcrumb';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildErrorView, type ErrorKind } from './view';

function toPage(locale: Locale, kind: ErrorKind, code: '404' | '500'): Page {
  const { name, description } = errorContent[locale][kind];
  return {
    id: code,
    locale,
    path: buildPath(locale, code),
    // Both addresses answer: hosts look for /de/404.html, and a visitor may type /de/404/.
    aliases: [`/${locale}/${code}.html/`],
    ...(kind === 'notFound' && { matchPath: `/${locale}/*` }),
    template: 'error',
    name,
    description,
    indexed: false,
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildErrorView(locale, kind),
    source: { file: 'content/error/index.ts', links: () => errorContent[locale].links.map(({ id }) => ({ href: buildPath(locale, id), line: 1 })) },
  };
}

export const errorFamily: Family = {
  name: 'error',
  pages: (locale) => [toPage(locale, 'notFound', '404'), toPage(locale, 'serverError', '500')],
};
