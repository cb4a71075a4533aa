import { bankReference } from '#lib/facts/bank';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { caseStudies, listStudies, readWords, type Study } from './schema';
import { buildIndexView } from './index-view';
import { buildCaseStudyView } from './view';

export const caseStudiesIndex = template<ReturnType<typeof buildIndexView>>()('case-studies-index', {
  queries: ['services'],
});
export const caseStudy = template<ReturnType<typeof buildCaseStudyView>>()('case-study', {
  canBeShared: true,
  queries: ['services'],
});

function indexPage(locale: Locale): Page {
  return listPage(caseStudiesIndex, 'case-studies', readWords(locale), caseStudies.all(locale), () =>
    buildIndexView(locale),
  );
}

function toPage(study: Study): Page {
  const { entry, customer } = study;
  return entryPage(caseStudy, indexPage(entry.locale), entry, () => buildCaseStudyView(study), {
    jsonLd: {
      '@type': 'Article',
      headline: entry.name,
      datePublished: entry.date,
      about: { '@type': 'Organization', name: customer.name },
      author: bankReference,
    },
  });
}

export const caseStudiesFamily = family('case-studies', [caseStudiesIndex, caseStudy], (locale) => [
  indexPage(locale),
  ...listStudies(locale).map(toPage),
]);
