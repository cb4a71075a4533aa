import { readOfflineReadingWords, type OfflineReadingWords } from '#lib/facts/offline-reading';
import type { Language } from '#lib/i18n/languages';
import type { Family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import type { LinkItem } from '#lib/page-model/shared-data';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';

type ErrorView = {
  /** The status that the page stands for; none where there was no answer. */
  readonly code?: '404' | '500';
  readonly text: string;
  /** The way to the search page, from a page that was not found. */
  readonly search?: LinkItem;
  /** Words around the address that was asked for, and around the names that come close. */
  readonly asked?: { readonly label: string; readonly nearTitle: string };
  readonly linksTitle: string;
  readonly links: readonly LinkItem[];
  /** What the offline page says when the service worker shows it, which then adds the links too. */
  readonly offlineText?: string;
  /** The switch on the offline page. */
  readonly offlineReading?: OfflineReadingWords;
};

export const errorPage = template<ErrorView>()('error');

/** Both addresses answer: hosts look for /de/404.html, and a visitor may type /de/404/. */
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
  const own = page(errorPage, {
    kind: 'error',
    id: '500',
    of: { name, description, file, locale: language },
    aliases: listAliases(language, '500'),
    view: (): ErrorView => ({ code: '500', text, linksTitle, links }),
  });
  return [own];
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

/** What went wrong, on our side or on the way, in every language in which a page may be written. */
export const errorFamily: Family<typeof errorPage> = {
  name: 'error',
  templates: [errorPage],
  pages: (language) => [notFoundPage(language), ...serverErrorPages(language), offlinePage(language)],
};
