import { people } from '#content/site/people';
import { publicationsIndexContent } from '#content/publications/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { publications, type PublicationEntry } from './collection';
import { buildPublicationsIndexView, buildPublicationView, publicationsIndexLink } from './view';

function describe({ kind, title, date, authors }: PublicationEntry): Record<string, unknown> {
  const author = authors.map(({ person }) => ({ '@type': 'Person', name: people[person].name }));
  return { '@type': kind === 'study' ? 'Report' : 'Article', headline: title, datePublished: date, author };
}

function toPage(entry: PublicationEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `publications/${slug}`,
    locale,
    path: buildPath(locale, `publications/${slug}`),
    template: 'publication',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [publicationsIndexLink(locale)]),
    staticQueries: [],
    view: () => buildPublicationView(entry),
    schema: describe(entry),
    source: { file: entry.file, links: entry.links },
    anchors: () => ['text', ...entry.body().headings.map(({ id }) => id)],
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = publicationsIndexContent[locale];
  return {
    id: 'publications',
    locale,
    path: buildPath(locale, 'publications'),
    template: 'publications-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: publications
      .all(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildPublicationsIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const publicationsFamily: Family = {
  name: 'publications',
  pages: (locale) => [indexPage(locale), ...publications.all(locale).map(toPage)],
};
