import { brand } from '#content/site/brand';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { pressPages, releases, type ReleaseEntry } from './collection';
import { buildPressView, buildReleaseView, pressLink } from './view';

function indexPage(locale: Locale): Page {
  const entry = pressPages.get(locale, 'press');
  return {
    id: 'press',
    locale,
    path: buildPath(locale, 'press'),
    template: 'press',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: [entry.date, ...releases.all(locale).map(({ date }) => date)].sort().at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildPressView(entry),
    schema: { '@type': 'CollectionPage' },
    source: { file: entry.file, links: entry.links },
  };
}

function toPage(entry: ReleaseEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `press/${slug}`,
    locale,
    path: buildPath(locale, `press/${slug}`),
    template: 'release',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [pressLink(locale)]),
    staticQueries: [],
    view: () => buildReleaseView(entry),
    schema: {
      '@type': 'NewsArticle',
      headline: typeset(entry.name, locale),
      datePublished: entry.date,
      author: { '@type': 'Organization', name: brand.legalName },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

/** The press office and its releases. */
export const pressFamily: Family = {
  name: 'press',
  pages: (locale) => [indexPage(locale), ...releases.all(locale).map(toPage)],
};
