import { brand } from '#content/site/brand';
import { industriesIndexContent } from '#content/industries/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listEntries, type IndustryEntry } from './collection';
import { buildIndustriesIndexView, buildIndustryView, industriesIndexLink, listServicePaths } from './view';

function toPage(entry: IndustryEntry): Page {
  const { locale, slug } = entry;
  const name = typeset(entry.name, locale);
  return {
    id: `industries/${slug}`,
    locale,
    path: buildPath(locale, `industries/${slug}`),
    template: 'industry',
    name,
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [industriesIndexLink(locale)]),
    staticQueries: ['services', 'case-studies'],
    view: () => buildIndustryView(entry),
    schema: {
      '@type': 'Service',
      serviceType: 'Embedded finance',
      audience: { '@type': 'BusinessAudience', audienceType: name },
      provider: { '@type': 'Organization', name: brand.legalName },
    },
    // A service is named by its slug, which stands in no Markdown link.
    source: {
      file: entry.file,
      links: () => [...entry.links(), ...listServicePaths(entry).map((href) => ({ href, line: 1 }))],
    },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = industriesIndexContent[locale];
  return {
    id: 'industries',
    locale,
    path: buildPath(locale, 'industries'),
    template: 'industries-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: listEntries(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildIndustriesIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const industriesFamily: Family = {
  name: 'industries',
  pages: (locale) => [indexPage(locale), ...listEntries(locale).map(toPage)],
};
