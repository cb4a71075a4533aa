import { figures } from '#content/site/figures';
import { buildContact } from '#lib/facts/contact';
import { listCustomers } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { findNewest, studyPath, toIndustry } from './links';
import { buildLargeChart, toThumb } from './measures';
import { listStudies, readWords, type Study } from './schema';
import { buildStudyFilter, writeStudyValues } from './study-filter';

/** Up to so many studies the list opens the newest; more speak for themselves. */
const fewStudies = 3;

const anchorOf = (industry: string): string => `industry-${industry}`;

/** The links to industries; a list of one industry has nothing to choose from. */
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

/** A study as a row of the table of measures. */
function toRow(study: Study) {
  const { entry, customer } = study;
  const { locale, slug, name, measures } = entry;
  return {
    name,
    path: studyPath(locale, slug),
    values: writeStudyValues(study),
    customer: { name: customer.name, slug: customer.slug },
    measures: measures.map((measure) => toThumb(measure, locale)),
  };
}

/** The rows by industry; each industry can be linked to. */
export function groupRows(locale: Locale, studies: readonly Study[]) {
  const industries = [...new Set(studies.map(({ customer }) => customer.industry))];
  return industries.map((slug) => ({
    ...toIndustry(locale, slug),
    anchor: anchorOf(slug),
    rows: studies.filter(({ customer }) => customer.industry === slug).map(toRow),
  }));
}

/** The newest study: what its product looks like, and the measure that tells most. */
function showNewest({ entry }: Study) {
  const { locale, slug, name, measures, story } = entry;
  const [measure] = measures;
  if (!measure) return null;
  return {
    name,
    path: studyPath(locale, slug),
    vignette: story.vignettes.at(-1) ?? null,
    chart: buildLargeChart(measure, locale),
  };
}

/** The newest study from inside, where there are few. */
export function openNewest(studies: readonly Study[]) {
  const newest = findNewest(studies);
  if (!newest || studies.length > fewStudies) return null;
  const { locale, slug, name, summary, quote } = newest.entry;
  return { name, path: studyPath(locale, slug), summary, quote };
}

/** The measures of all studies, the newest opened, and the wordmarks of all customers. */
export function buildIndexView(locale: Locale) {
  const { title, intro, advice, contact } = readWords(locale);
  const studies = listStudies(locale);
  const newest = findNewest(studies);
  const told = new Set(studies.map(({ customer }) => customer.slug));
  const customers = listCustomers();
  const t = translate.caseStudies[locale];
  return {
    title,
    intro,
    advice,
    customers: customers.map(({ name, slug }) => ({
      name,
      slug,
      ...(told.has(slug) && { path: studyPath(locale, slug) }),
    })),
    newest: newest ? showNewest(newest) : null,
    inside: openNewest(studies),
    groups: groupRows(locale, studies),
    industries: buildIndustryFilter(locale, studies),
    choice: buildStudyFilter(studies, locale),
    contact: buildContact(contact, locale),
    labels: {
      customers: t('customers', { shown: customers.length, all: figures.partnerCompanies }),
      ...pickLabels(t, 'industries', 'measures', 'measuresLead', 'inside', 'read'),
    },
  };
}
