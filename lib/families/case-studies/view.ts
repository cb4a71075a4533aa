import { toPageLink, type NamedPath } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import type { Customer } from '#lib/facts/customers';
import { linkGlossary } from '#lib/facts/terms';
import { toDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { toIndustry, toStudyLink } from './links';
import { buildMeasuresChart } from './measures';
import { caseStudies, type CaseStudyEntry, listStudies, readWords, type Study } from './schema';

function buildFacts({ locale, figure }: CaseStudyEntry, { city, liveSince }: Customer) {
  const t = translate.caseStudies[locale];
  return [
    { label: t('city'), value: city[locale] },
    { label: t('liveSince'), value: String(liveSince) },
    ...(figure ? [figure] : []),
  ];
}

function listRelated(entry: CaseStudyEntry): NamedPath[] {
  const { locale, related: selected } = entry;
  const picked = pickRelated(entry, caseStudies.all(locale), { selected, locale });
  const studies = listStudies(locale);
  return picked.flatMap((found) =>
    studies
      .filter((study) => study.entry === found)
      .map(toStudyLink)
      .map(toPageLink),
  );
}

/** Links at the end of a study: the customer's industry, if it has a page, and the list of studies. */
function listRelatedPages({ locale }: CaseStudyEntry, { industry }: Customer) {
  const { name, path } = toIndustry(locale, industry);
  const all = readWords(locale);
  return [...(path ? [{ name, path }] : []), { name: all.name, path: buildPath(locale, 'case-studies') }];
}

/** A part of the text may end before a heading or after a list. */
const border = /(?=<h2\b)|(?<=<\/ul>)(?=<p\b)/;

/**
 * Splits the text into parts, one beside each illustration. The last part also has the rest of the text and
 * the footnotes, which have their own heading.
 *
 * @param count maximum number of parts
 */
export function splitStory(html: string, count: number): string[] {
  const notes = html.search(/<section\b/);
  const end = notes < 0 ? html.length : notes;
  const parts = html.slice(0, end).split(border);
  const last = parts.slice(count - 1).join('') + html.slice(end);
  return [...parts.slice(0, count - 1), last].filter((part) => part !== '');
}

/** View of a case study. Names of services are shared data. */
export function buildCaseStudyView({ entry, customer }: Study) {
  const { locale, date } = entry;
  const t = translate.caseStudies[locale];
  return {
    ...pick(entry, 'summary', 'story', 'diagram', 'quote'),
    day: toDay(date, locale),
    customer: { name: customer.name, slug: customer.slug },
    what: customer.what[locale],
    facts: buildFacts(entry, customer),
    industry: toIndustry(locale, customer.industry),
    servicePaths: customer.services.map((slug) => buildPath(locale, `services/${slug}`)),
    parts: splitStory(linkGlossary(entry.body().html, locale), entry.story.mockups.length + 1),
    chart: buildMeasuresChart(entry),
    resultHtml: entry.result,
    methodHtml: entry.method,
    nextHtml: entry.next,
    related: listRelated(entry),
    relatedPages: listRelatedPages(entry, customer),
    contact: buildContact(readWords(locale).contact, locale),
    labels: {
      ...pickLabels(t, 'customer', 'facts', 'industry', 'servicesUsed', 'result', 'method', 'next'),
      ...pickLabels(t, 'related'),
    },
  };
}
