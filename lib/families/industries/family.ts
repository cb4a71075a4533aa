import { bankReference } from '#lib/facts/bank';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { listEntries, readWords, type IndustryEntry } from './schema';
import { buildIndexView, buildIndustryView } from './view';

export const industriesIndex = template<ReturnType<typeof buildIndexView>>()('industries-index', {
  queries: ['services'],
});
export const industryPage = template<ReturnType<typeof buildIndustryView>>()('industry', {
  queries: ['services', 'case-studies', 'leading-case'],
});

function indexPage(locale: Locale): Page {
  return listPage(industriesIndex, 'industries', readWords(locale), listEntries(locale), () =>
    buildIndexView(locale),
  );
}

function toPage(entry: IndustryEntry): Page {
  return entryPage(industryPage, indexPage(entry.locale), entry, () => buildIndustryView(entry), {
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Embedded finance',
      audience: { '@type': 'BusinessAudience', audienceType: entry.name },
      provider: bankReference,
    },
  });
}

export const industriesFamily = family('industries', [industriesIndex, industryPage], (locale) => [
  indexPage(locale),
  ...listEntries(locale).map(toPage),
]);
