import { readOfflineReadingWords, type OfflineReadingWords } from '#lib/facts/offline-reading';
import type { Language } from '#lib/i18n/languages';
import type { Family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import type { LinkItem } from '#lib/page-model/shared-data';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';

type ErrorView = {
  /** HTTP status; undefined for the offline page. */
  readonly code?: '404' | '500';
  readonly text: string;
  /** Link to the search, on the 404 page. */
  readonly search?: LinkItem;
  /** Texts around the requested path and the similar page names. */
  readonly asked?: { readonly label: string; readonly nearTitle: string };
  readonly linksTitle: string;
  readonly links: readonly LinkItem[];
  /** Text of the offline page when shown by the service worker, which then also adds the links. */
  readonly offlineText?: string;
  /** Switch for offline reading, on the offline page. */
  readonly offlineReading?: OfflineReadingWords;
};

export const errorPage = template<ErrorView>()('error');

/** Hosts look for /de/404.html; visitors may type /de/404/. */
const listAliases = (language: Language, id: string): string[] => [`/${language}/${id}.html/`];

function notFoundPage(language: Language): Page {
  const { notFound, search, links, file } = readWords(language);
  const { name, description, text, linksTitle, asked, nearTitle } = notFound;
  return page(errorPage, {
    kind: 'error',
    id: '404',
    of: { name, description, file, locale: language },
    aliases: listAliases(language, '404'),
    matchPath: `/${language}/*`,
    view: (): ErrorView => ({
      code: '404',
      text,
      search,
      asked: { label: asked, nearTitle },
      linksTitle,
      links,
    }),
  });
}

function serverErrorPages(language: Language): Page[] {
  const { serverError, links, file } = readWords(language);
  if (!serverError) return [];
  const { name, description, text, linksTitle } = serverError;
  return [
    page(errorPage, {
      kind: 'error',
      id: '500',
      of: { name, description, file, locale: language },
      aliases: listAliases(language, '500'),
      view: (): ErrorView => ({ code: '500', text, linksTitle, links }),
    }),
  ];
}

function offlinePage(language: Language): Page {
  const { offline, file } = readWords(language);
  const { name, description, text, linksTitle, offlineText } = offline;
  return page(errorPage, {
    kind: 'error',
    id: 'offline',
    of: { name, description, file, locale: language },
    view: () => ({
      text,
      offlineText,
      offlineReading: readOfflineReadingWords(language),
      linksTitle,
      links: [],
    }),
  });
}

/** Error pages in every language, including those without a site. */
export const errorFamily: Family<typeof errorPage> = {
  name: 'error',
  templates: [errorPage],
  pages: (language) => [notFoundPage(language), ...serverErrorPages(language), offlinePage(language)],
};
