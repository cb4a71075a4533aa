import { brand } from '#content/site/brand';
import { servicesIndexContent } from '#content/services/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { services, type ServiceEntry } from './collection';
import { buildServicesIndexView, buildServiceView, servicesIndexLink } from './view';

function toPage(entry: ServiceEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `services/${slug}`,
    locale,
    path: buildPath(locale, `services/${slug}`),
    template: 'service',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [servicesIndexLink(locale)]),
    staticQueries: [],
    view: () => buildServiceView(entry),
    schema: {
      '@type': 'Service',
      serviceType: entry.name,
      provider: { '@type': 'Organization', name: brand.legalName },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = servicesIndexContent[locale];
  return {
    id: 'services',
    locale,
    path: buildPath(locale, 'services'),
    template: 'services-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: services
      .all(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: ['services'],
    view: () => buildServicesIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const servicesFamily: Family = {
  name: 'services',
  pages: (locale) => [indexPage(locale), ...services.all(locale).map(toPage)],
};
