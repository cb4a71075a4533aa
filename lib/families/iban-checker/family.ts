import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords } from './schema';
import { buildView } from './view';

export const ibanChecker = template<ReturnType<typeof buildView>>()('iban-checker', {
  sections: ['check', 'finds', 'limits', 'countries'],
});

function toPage(locale: Locale): Page {
  return page(ibanChecker, {
    id: 'iban-checker',
    contact: 'help',
    of: readWords(locale),
    view: () => buildView(locale),
    jsonLd: { '@type': 'WebPage' },
  });
}

export const ibanCheckerFamily = family('iban-checker', [ibanChecker], (locale) => [toPage(locale)]);
