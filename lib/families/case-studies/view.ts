import { figures } from '#content/site/figures';
import { listSlugs } from '#lib/content/references';
import { pickRelated } from '#lib/core/related';
import { buildContact } from '#lib/facts/contact';
import { listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import type { CaseStudyLink } from '#lib/page/shared-data';
import { caseStudies, listStudies, readWords, type CaseStudyEntry, type Study } from './schema';

const studyPath = (locale: Locale, slug: string): string => buildPath(locale, `case-studies/${slug}`);

/** A study as lists print it. */
function toStudyLink({ entry, customer }: Study): CaseStudyLink {
  const {
    locale,
    slug,
    name,
    summary,
    figures: [first],
  } = entry;
  const figure = { value: first?.value ?? '', label: first?.label ?? '' };
  return { name, path: studyPath(locale, slug), text: summary, customer: customer.name, figure };
}

/** Static query `case-studies`: all studies of a language, for pages of other families. */
export function listCaseStudies(locale: Locale): CaseStudyLink[] {
  return listStudies(locale).map(toStudyLink);
}

/** A customer's industry, with its address where it has a page. */
function toIndustry(locale: Locale, slug: string) {
  const name = listIndustryNames().find((industry) => industry.slug === slug)?.name[locale] ?? slug;
  return {
    name,
    path: listSlugs('industries').includes(slug) ? buildPath(locale, `industries/${slug}`) : null,
  };
}

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

/** A study as the list prints it; the first of its industry is what the link to the industry leads to. */
export function toListed(study: Study, index: number, all: readonly Study[]) {
  const { industry } = study.customer;
  const isFirst = all[index - 1]?.customer.industry !== industry;
  return {
    ...toStudyLink(study),
    industry: toIndustry(study.entry.locale, industry).name,
    anchor: isFirst ? anchorOf(industry) : null,
  };
}

/** The list of case studies, and the wordmarks of all customers; those with a study lead to it. */
export function buildIndexView(locale: Locale) {
  const { title, intro, contact } = readWords(locale);
  const studies = listStudies(locale);
  const told = new Set(studies.map(({ customer }) => customer.slug));
  const customers = listCustomers();
  const t = translate.caseStudies[locale];
  return {
    title,
    intro,
    customers: customers.map(({ name, slug }) => ({
      name,
      slug,
      ...(told.has(slug) && { path: studyPath(locale, slug) }),
    })),
    studies: studies.map(toListed),
    industries: buildIndustryFilter(locale, studies),
    contact: buildContact(contact, locale),
    labels: {
      customers: t('customers', { shown: customers.length, all: figures.partnerCompanies }),
      industries: t('industries'),
    },
  };
}

function buildFacts(locale: Locale, { name, what, city, liveSince }: Customer) {
  const t = translate.caseStudies[locale];
  return [
    { label: t('customer'), value: `${name}: ${what[locale]}` },
    { label: t('city'), value: city[locale] },
    { label: t('liveSince'), value: String(liveSince) },
  ];
}

function listRelated(entry: CaseStudyEntry): CaseStudyLink[] {
  const { locale, related: selected } = entry;
  const picked = pickRelated(entry, caseStudies.all(locale), { selected, locale });
  return listStudies(locale)
    .filter((study) => picked.includes(study.entry))
    .map(toStudyLink);
}

/** The page of one case study; the words of the services used are shared data. */
export function buildCaseStudyView({ entry, customer }: Study) {
  const { locale, summary, diagram, figures: results, quote, result, method, next } = entry;
  const t = translate.caseStudies[locale];
  return {
    summary,
    customer: { name: customer.name, slug: customer.slug },
    facts: buildFacts(locale, customer),
    industry: toIndustry(locale, customer.industry),
    servicePaths: customer.services.map((slug) => buildPath(locale, `services/${slug}`)),
    html: entry.body().html,
    diagram,
    resultHtml: result,
    figures: results,
    methodHtml: method,
    quote,
    nextHtml: next,
    related: listRelated(entry),
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(
      t,
      'facts',
      'industry',
      'services',
      'result',
      'method',
      'next',
      'servicesUsed',
      'related',
    ),
  };
}
