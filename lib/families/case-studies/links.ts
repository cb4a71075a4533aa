import { listSlugs } from '#lib/content/references';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import type { CaseStudyLink, LeadingCase } from '#lib/page-model/shared-data';
import { buildLargeChart, toChange } from './measures';
import { listStudies, type Study } from './schema';

export const studyPath = (locale: Locale, slug: string): string => buildPath(locale, `case-studies/${slug}`);

/** Study as a list link. */
export function toStudyLink({ entry, customer }: Study): CaseStudyLink {
  const { locale, slug, name, summary, measures } = entry;
  const [first] = measures;
  const figure = { value: first ? toChange(first, locale).after.label : '', label: first?.label ?? '' };
  return { name, path: studyPath(locale, slug), text: summary, customer: customer.name, figure };
}

/** Static query `case-studies`: all studies of a language, for pages of other families. */
export function listCaseStudies(locale: Locale): CaseStudyLink[] {
  return listStudies(locale).map(toStudyLink);
}

export function findNewest(studies: readonly Study[]): Study | undefined {
  return studies.toSorted((a, b) => b.entry.date.localeCompare(a.entry.date))[0];
}

/**
 * Static query `leading-case`: the newest study with its first measure as a large chart.
 *
 * @throws Error if there is no study
 */
export function findLeadingCase(locale: Locale): LeadingCase {
  const newest = findNewest(listStudies(locale));
  const [measure] = newest?.entry.measures ?? [];
  if (!newest || !measure) throw new Error('content/case-studies has no study.');
  const { entry, customer } = newest;
  return {
    name: entry.name,
    path: studyPath(locale, entry.slug),
    text: entry.summary,
    customer: { name: customer.name, slug: customer.slug },
    chart: buildLargeChart(measure, locale),
  };
}

/** Industry with its path; path is null if it has no page. */
export function toIndustry(locale: Locale, slug: string) {
  const name = listIndustryNames().find((industry) => industry.slug === slug)?.name[locale] ?? slug;
  return {
    name,
    path: listSlugs('industries').includes(slug) ? buildPath(locale, `industries/${slug}`) : null,
  };
}
