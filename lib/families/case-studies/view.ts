import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import type { Customer } from '#lib/facts/customers';
import { linkGlossary } from '#lib/facts/terms';
import { toDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { CaseStudyLink } from '#lib/page-model/shared-data';
import { toIndustry, toStudyLink } from './links';
import { buildMeasuresChart } from './measures';
import { splitStory } from './story';
import { caseStudies, listStudies, readWords, type CaseStudyEntry, type Study } from './schema';

function buildFacts({ locale, figure }: CaseStudyEntry, { city, liveSince }: Customer) {
  const t = translate.caseStudies[locale];
  return [
    { label: t('city'), value: city[locale] },
    { label: t('liveSince'), value: String(liveSince) },
    ...(figure ? [figure] : []),
  ];
}

function listRelated(entry: CaseStudyEntry): CaseStudyLink[] {
  const { locale, related: selected } = entry;
  const picked = pickRelated(entry, caseStudies.all(locale), { selected, locale });
  const studies = listStudies(locale);
  return picked.flatMap((found) => studies.filter((study) => study.entry === found).map(toStudyLink));
}

/** Where the reader goes on: to the customer's industry, where it has a page, and to all studies. */
function listOnward({ locale }: CaseStudyEntry, { industry }: Customer) {
  const t = translate.caseStudies[locale];
  const { name, path } = toIndustry(locale, industry);
  const all = readWords(locale);
  return [
    ...(path ? [{ name, path, text: t('onwardIndustry') }] : []),
    { name: all.name, path: buildPath(locale, 'case-studies'), text: t('onwardAll') },
  ];
}

/** The page of one case study; the words of the services used are shared data. */
export function buildCaseStudyView({ entry, customer }: Study) {
  const { locale, date, summary, diagram, story, quote, result, method, next } = entry;
  const t = translate.caseStudies[locale];
  return {
    summary,
    day: toDay(date, locale),
    customer: { name: customer.name, slug: customer.slug },
    what: customer.what[locale],
    facts: buildFacts(entry, customer),
    industry: toIndustry(locale, customer.industry),
    servicePaths: customer.services.map((slug) => buildPath(locale, `services/${slug}`)),
    parts: splitStory(linkGlossary(entry.body().html, locale), entry.story.vignettes.length + 1),
    story,
    diagram,
    chart: buildMeasuresChart(entry),
    resultHtml: result,
    methodHtml: method,
    quote,
    nextHtml: next,
    related: listRelated(entry),
    onward: listOnward(entry, customer),
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(
      t,
      'customer',
      'facts',
      'industry',
      'result',
      'method',
      'next',
      'servicesUsed',
      'onward',
      'related',
    ),
  };
}
