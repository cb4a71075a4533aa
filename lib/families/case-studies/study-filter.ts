import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { wordFacet, wordFilter } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues, type Facet } from '#lib/page-model/list-filter';
import { toIndustry } from './links';
import type { Study } from './schema';

/** What studies can be chosen by: the customer's industry, and the services in use there. */
const listFacets = (locale: Locale): Facet<Study>[] => [
  wordFacet(locale, 'industry', ({ customer: { industry } }) => [
    { value: industry, name: toIndustry(locale, industry).name },
  ]),
  // The template knows the names of services: they stand in another family.
  wordFacet(locale, 'service', ({ customer: { services } }) =>
    services.map((slug) => ({ value: slug, name: buildPath(locale, `services/${slug}`) })),
  ),
];

/** The filter of the measures, a service named by its address; null where there is nothing to choose. */
export const buildStudyFilter = (studies: readonly Study[], locale: Locale) =>
  buildListFilter(studies, listFacets(locale), wordFilter(locale, 'studies', studies.length));

/** The values of a study, for its row. */
export const writeStudyValues = (study: Study): string => writeValues(study, listFacets(study.entry.locale));
