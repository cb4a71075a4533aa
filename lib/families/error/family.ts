import { readOfflineReadingWords, type OfflineReadingWords } from '#lib/facts/offline-reading';
import { pick } from '#lib/core/pick';
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

type Words = ReturnType<typeof readWords>['offline' | 'notFound'];

function toPage(
  language: Language,
  id: '404' | '500' | 'offline',
  words: Pick<Words, 'name' | 'description' | 'text' | 'linksTitle'>,
  view: Omit<ErrorView, 'text' | 'linksTitle'>,
): Page {
  return page(errorPage, {
    kind: 'error',
    id,
    of: { ...pick(words, 'name', 'description'), file: readWords(language).file, locale: language },
    // Hosts look for /de/404.html; visitors may type /de/404/.
    aliases: id === 'offline' ? [] : [`/${language}/${id}.html/`],
    ...(id === '404' && { matchPath: `/${language}/*` }),
    view: () => ({ ...pick(words, 'text', 'linksTitle'), ...view }),
  });
}

function listErrorPages(language: Language): Page[] {
  const { notFound, serverError, offline, search, links } = readWords(language);
  const requestedPath = { label: notFound.asked, nearTitle: notFound.nearTitle };
  const offlineView = {
    offlineText: offline.offlineText,
    offlineReading: readOfflineReadingWords(language),
    links: [],
  };
  return [
    toPage(language, '404', notFound, { code: '404', search, asked: requestedPath, links }),
    ...(serverError ? [toPage(language, '500', serverError, { code: '500', links })] : []),
    toPage(language, 'offline', offline, offlineView),
  ];
}

/** Error pages in every language, including those without a site. */
export const errorFamily: Family<typeof errorPage> = {
  name: 'error',
  templates: [errorPage],
  pages: listErrorPages,
};
