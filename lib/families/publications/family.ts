import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { template } from '#lib/page-model/template';
import { listAuthors } from './authors';
import { buildGuidePath } from './guides';
import { publications, readWords, type PublicationEntry } from './schema';
import { buildIndexView, buildPublicationView, showPublication } from './view';

export const publicationsIndex = template<ReturnType<typeof buildIndexView>>()('publications-index');
export const publicationPage = template<ReturnType<typeof buildPublicationView>>()('publication', {
  canBeShared: true,
  sections: ['text'],
});

function indexPage(locale: Locale): Page {
  return listPage(publicationsIndex, 'publications', readWords(locale), publications.all(locale), () =>
    buildIndexView(locale),
  );
}

function toPage(entry: PublicationEntry): Page {
  const { locale, kind, title, summary, date } = entry;
  const authors = listAuthors(entry).map(({ name }) => name);
  return entryPage(publicationPage, indexPage(locale), entry, () => buildPublicationView(entry), {
    announcedAs: 'publications',
    found: { pdf: buildGuidePath(entry) },
    feed: { feed: 'publications', published: date, title, summary, authors },
    figure: () => showPublication(entry),
    jsonLd: {
      '@type': kind === 'study' ? 'Report' : 'Article',
      headline: title,
      datePublished: date,
      author: authors.map((name) => ({ '@type': 'Person', name })),
      associatedMedia: {
        '@type': 'MediaObject',
        contentUrl: siteUrl + buildGuidePath(entry),
        encodingFormat: 'application/pdf',
      },
    },
  });
}

export const publicationsFamily = family('publications', [publicationsIndex, publicationPage], (locale) => [
  indexPage(locale),
  ...publications.all(locale).map(toPage),
]);
