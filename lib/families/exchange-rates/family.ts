import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage } from '#lib/page-model/collection-pages';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { buildNetworkView } from './network-view';
import { findNewest } from './rates';
import { networks, readWords, type NetworkEntry } from './schema';
import { buildIndexView } from './view';

export const exchangeRatesIndex = template<ReturnType<typeof buildIndexView>>()('exchange-rates-index', {
  sections: ['calculator', 'rates', 'mark-up', 'networks'],
});
export const exchangeRatesNetwork = template<ReturnType<typeof buildNetworkView>>()('exchange-rates-network');

const jsonLd = {
  '@type': 'WebPage',
  about: { '@type': 'ExchangeRateSpecification', currency: 'EUR' },
} as const;

function indexPage(locale: Locale): Page {
  return page(exchangeRatesIndex, {
    kind: 'index',
    contact: 'help',
    id: 'exchange-rates',
    of: readWords(locale),
    modified: findNewest().day,
    view: () => buildIndexView(locale),
    jsonLd,
  });
}

function toPage(entry: NetworkEntry): Page {
  return entryPage(exchangeRatesNetwork, indexPage(entry.locale), entry, () => buildNetworkView(entry), {
    contact: 'help',
    jsonLd,
  });
}

export const exchangeRatesFamily = family(
  'exchange-rates',
  [exchangeRatesIndex, exchangeRatesNetwork],
  (locale) => [indexPage(locale), ...networks.all(locale).map(toPage)],
);
