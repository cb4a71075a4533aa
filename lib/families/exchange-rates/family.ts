import { ecbRates } from '#content/exchange-rates/ecb';
import { exchangeRatesContent } from '#content/exchange-rates/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { networks, type NetworkEntry } from './collection';
import { buildExchangeRatesIndexView, buildExchangeRatesNetworkView, exchangeRatesLink } from './view';

function toPage(entry: NetworkEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `exchange-rates/${slug}`,
    locale,
    path: buildPath(locale, `exchange-rates/${slug}`),
    template: 'exchange-rates-network',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [exchangeRatesLink(locale)]),
    staticQueries: [],
    view: () => buildExchangeRatesNetworkView(entry),
    schema: { '@type': 'WebPage', about: { '@type': 'ExchangeRateSpecification', currency: 'EUR' } },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = exchangeRatesContent[locale];
  return {
    id: 'exchange-rates',
    locale,
    path: buildPath(locale, 'exchange-rates'),
    template: 'exchange-rates-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: ecbRates.day,
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildExchangeRatesIndexView(locale),
    schema: { '@type': 'WebPage', about: { '@type': 'ExchangeRateSpecification', currency: 'EUR' } },
    anchors: () => ['rates', 'mark-up', 'example', 'networks'],
  };
}

export const exchangeRatesFamily: Family = {
  name: 'exchange-rates',
  pages: (locale) => [indexPage(locale), ...networks.all(locale).map(toPage)],
};
