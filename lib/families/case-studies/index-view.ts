import { figures } from '#content/site/figures';
import { pick } from '#lib/core/pick';
import { buildContact } from '#lib/facts/contact';
import { listCustomers } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { createListFilter, labelFacet } from '#lib/page-model/filter-words';
import { pickLabels } from '#lib/page-model/labels';
import { findNewest, studyPath, toIndustry } from './links';
import { buildLargeChart, toThumbnail } from './measures';
import { listStudies, readWords, type Study } from './schema';

/** Up to this number of studies, the list shows a preview of the newest one. */
const fewStudies = 3;

const anchorOf = (industry: string): string => `industry-${industry}`;

/** Studies can be filtered by industry and by services in use. */
const studyFilter = createListFilter<Study>('studies', (locale) => [
  labelFacet(locale, 'industry', ({ customer: { industry } }) => [
    { value: industry, name: toIndustry(locale, industry).name },
  ]),
  // Named by path: service names are in another family, so the template resolves them.
  labelFacet(locale, 'service', ({ customer: { services } }) =>
    services.map((slug) => ({ value: slug, name: buildPath(locale, `services/${slug}`) })),
  ),
]);

/** Links to the industries of the list; empty if there is only one. */
export function buildIndustryFilter(locale: Locale, studies: readonly Study[]) {
  const used = studies.map(({ customer }) => customer.industry);
  const industries = [...new Set(used)];
  if (industries.length < 2) return [];
  return industries.map((slug) => ({
    name: toIndustry(locale, slug).name,
    path: `#${anchorOf(slug)}`,
    count: used.filter((industry) => industry === slug).length,
  }));
}

/** Measures in the list; the study has the others. */
const shownMeasures = 2;

/** Study as a row of the table of measures. */
function toRow(study: Study) {
  const { entry, customer } = study;
  const { locale, slug, name, measures } = entry;
  return {
    name,
    path: studyPath(locale, slug),
    values: studyFilter.write(study, locale),
    customer: { name: customer.name, slug: customer.slug },
    measures: measures.slice(0, shownMeasures).map((measure) => toThumbnail(measure, locale)),
  };
}

/** Rows grouped by industry, each with a fragment id. */
export function groupRows(locale: Locale, studies: readonly Study[]) {
  const industries = [...new Set(studies.map(({ customer }) => customer.industry))];
  return industries.map((slug) => ({
    ...toIndustry(locale, slug),
    anchor: anchorOf(slug),
    rows: studies.filter(({ customer }) => customer.industry === slug).map(toRow),
  }));
}

/** Newest study with its product screen and its first measure. */
function showNewest({ entry }: Study) {
  const { locale, slug, name, measures, story } = entry;
  const [measure] = measures;
  if (!measure) return null;
  return {
    name,
    path: studyPath(locale, slug),
    mockup: story.mockups.at(-1) ?? null,
    chart: buildLargeChart(measure, locale),
  };
}

/** Preview of the newest study; null if there are many. */
export function openNewest(studies: readonly Study[]) {
  const newest = findNewest(studies);
  if (!newest || studies.length > fewStudies) return null;
  const { locale, slug } = newest.entry;
  return { path: studyPath(locale, slug), ...pick(newest.entry, 'name', 'summary', 'quote') };
}

/** View of the list: the measures of all studies, the newest study, and the customers' logos. */
export function buildIndexView(locale: Locale) {
  const words = readWords(locale);

  const studies = listStudies(locale);
  const newest = findNewest(studies);
  const withStudy = new Set(studies.map(({ customer }) => customer.slug));
  const customers = listCustomers();
  const t = translate.caseStudies[locale];
  return {
    ...pick(words, 'title', 'intro', 'advice'),
    customers: customers.map(({ name, slug }) => ({
      name,
      slug,
      ...(withStudy.has(slug) && { path: studyPath(locale, slug) }),
    })),
    newest: newest ? showNewest(newest) : null,
    inside: openNewest(studies),
    groups: groupRows(locale, studies),
    industries: buildIndustryFilter(locale, studies),
    choice: studyFilter.build(studies, locale),
    contact: buildContact(words.contact, locale),
    labels: {
      customers: t('customers', { shown: customers.length, all: figures.partnerCompanies }),
      ...pickLabels(t, 'industries', 'measures', 'measuresLead', 'inside', 'read'),
    },
  };
}
