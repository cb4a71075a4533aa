import { readPrices } from '#lib/facts/prices';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';
import { buildPricesView } from './view';

export const pricesPage = template<ReturnType<typeof buildPricesView>>()('prices', {
  canBeShared: true,
  queries: ['services'],
  sections: ['model', 'overview', 'estimator', 'details', 'free', 'conditions'],
});

function toPage(locale: Locale): Page {
  return page(pricesPage, {
    kind: 'index',
    id: 'prices',
    of: readWords(locale),
    view: () => buildPricesView(locale),
    modified: readPrices().asOf,
    jsonLd: { '@type': 'WebPage' },
  });
}

export const pricesFamily = family('prices', [pricesPage], (locale) => [toPage(locale)]);
