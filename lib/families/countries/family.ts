import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';
import { buildView } from './view';

export const countries = template<ReturnType<typeof buildView>>()('countries', {
  sections: ['countries', 'notes'],
});

function toPage(locale: Locale): Page {
  return page(countries, {
    id: 'countries',
    of: readWords(locale),
    view: () => buildView(locale),
    jsonLd: { '@type': 'WebPage' },
  });
}

export const countriesFamily = family('countries', [countries], (locale) => [toPage(locale)]);
