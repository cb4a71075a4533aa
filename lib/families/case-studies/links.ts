import { caseStudiesIndexContent } from '#content/case-studies/index';
import { industries } from '#content/site/industries';
import { typeset } from '#lib/content/markdown/render';
import type { CaseStudyLink, LinkItem } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listStudies, type Study } from './collection';

/** The address of a customer's study, whether there is one yet or not. */
export function studyPath(locale: Locale, slug: string): string {
  return buildPath(locale, `case-studies/${slug}`);
}

/** A study as lists print it. */
export function toStudyLink({ entry, customer }: Study): CaseStudyLink {
  const {
    locale,
    slug,
    name,
    summary,
    figures: [first],
  } = entry;
  return {
    name: typeset(name, locale),
    path: studyPath(locale, slug),
    text: typeset(summary, locale),
    customer: customer.name,
    figure: { value: typeset(first?.value ?? '', locale), label: typeset(first?.label ?? '', locale) },
  };
}

/** Static query `case-studies`: all studies of a language, for pages of other families. */
export function listCaseStudies(locale: Locale): CaseStudyLink[] {
  return listStudies(locale).map(toStudyLink);
}

/** The page that lists all studies, as a link. */
export function caseStudiesIndexLink(locale: Locale): LinkItem {
  return { name: caseStudiesIndexContent[locale].name, path: buildPath(locale, 'case-studies') };
}

/** A customer's industry as a link; its page may be written later than the study. */
export function industryLink(locale: Locale, slug: string): LinkItem {
  const industry = industries.find((known) => known.slug === slug);
  return { name: industry?.name[locale] ?? slug, path: buildPath(locale, `industries/${slug}`) };
}
