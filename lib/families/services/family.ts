import { bankReference } from '#lib/facts/bank';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords, services, type ServiceEntry } from './schema';
import { buildIndexView, buildServiceView } from './view';

export const servicesIndex = template<ReturnType<typeof buildIndexView>>()('services-index', {
  queries: ['services'],
});
export const servicePage = template<ReturnType<typeof buildServiceView>>()('service');

function indexPage(locale: Locale): Page {
  return listPage(servicesIndex, 'services', readWords(locale), services.all(locale), () =>
    buildIndexView(locale),
  );
}

function toPage(entry: ServiceEntry): Page {
  return entryPage(servicePage, indexPage(entry.locale), entry, () => buildServiceView(entry), {
    jsonLd: { '@type': 'Service', serviceType: entry.name, provider: bankReference },
  });
}

export const servicesFamily = family('services', [servicesIndex, servicePage], (locale) => [
  indexPage(locale),
  ...services.all(locale).map(toPage),
]);
