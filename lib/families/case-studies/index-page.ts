import { caseStudiesIndexContent } from '#content/case-studies/index';
import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { figures } from '#content/site/figures';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, CaseStudyLink } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { listStudies, type Study } from './collection';
import { industryLink, studyPath, toStudyLink } from './links';

type ListedStudy = CaseStudyLink & {
  readonly industry: string;
  /** Fragment of the first study of its industry. */
  readonly anchor: string | null;
};

export type CaseStudiesIndexView = BaseView & {
  readonly title: string;
  readonly intro: string;
  /** Wordmarks of all customers; those with a study lead to it. */
  readonly customers: readonly { readonly name: string; readonly slug: string; readonly path?: string }[];
  readonly studies: readonly ListedStudy[];
  /** Ways to each industry; none as long as there is only one. */
  readonly industries: readonly { readonly name: string; readonly path: string; readonly count: number }[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'customers' | 'industries', string>> & ContactLabels;
};

const anchorOf = (industry: string): string => `industry-${industry}`;

/** How many studies each industry has, in the order of the list. */
function countIndustries(studies: readonly Study[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { customer } of studies) counts.set(customer.industry, (counts.get(customer.industry) ?? 0) + 1);
  return counts;
}

/** The links to industries; a list of one industry has nothing to choose from. */
export function buildIndustryFilter(
  locale: Locale,
  studies: readonly Study[],
): CaseStudiesIndexView['industries'] {
  const counts = [...countIndustries(studies)];
  return counts.length < 2
    ? []
    : counts.map(([slug, count]) => ({
        name: industryLink(locale, slug).name,
        path: `#${anchorOf(slug)}`,
        count,
      }));
}

/** A study as the list prints it; the first of its industry is what the link to the industry leads to. */
export function toListed(study: Study, index: number, all: readonly Study[]): ListedStudy {
  const { industry } = study.customer;
  const isFirst = all[index - 1]?.customer.industry !== industry;
  return {
    ...toStudyLink(study),
    industry: industryLink(study.entry.locale, industry).name,
    anchor: isFirst ? anchorOf(industry) : null,
  };
}

/** Everything the list of case studies prints. */
export function buildCaseStudiesIndexView(locale: Locale): CaseStudiesIndexView {
  const { name, title, intro } = caseStudiesIndexContent[locale];
  const studies = listStudies(locale);
  const told = new Set<string>(studies.map(({ customer }) => customer.slug));
  const t = translate.caseStudies[locale];
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    customers: customers.map((customer) => ({
      name: customer.name,
      slug: customer.slug,
      ...(told.has(customer.slug) && { path: studyPath(locale, customer.slug) }),
    })),
    studies: studies.map(toListed),
    industries: buildIndustryFilter(locale, studies),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      customers: t('customers', { shown: customers.length, all: figures.partnerCompanies }),
      industries: t('industries'),
      ...buildContactLabels(t, locale),
    },
  };
}
