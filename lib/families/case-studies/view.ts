import { brand } from '#content/site/brand';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import { typesetDiagram } from '#lib/content/diagram-schema';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, CaseStudyLink, LinkItem } from '#lib/content/page';
import { pickRelated } from '#lib/core/related';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { caseStudies, listStudies, type CaseStudyEntry, type Customer, type Study } from './collection';
import { caseStudiesIndexLink, industryLink, toStudyLink } from './links';
import type { CaseStudyItem } from './schema';

const labelNames = [
  'facts',
  'industry',
  'services',
  'result',
  'method',
  'next',
  'servicesUsed',
  'related',
] as const;

export type CaseStudyView = BaseView &
  Pick<CaseStudyItem, 'summary' | 'diagram' | 'quote'> & {
    readonly customer: { readonly name: string; readonly slug: string };
    /** What the facts box says of the customer, besides industry and services. */
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    /** To be linked where the industry has a page. */
    readonly industry: LinkItem;
    /** Addresses of the services used; their words come from the shared list of services. */
    readonly servicePaths: readonly string[];
    readonly html: string;
    readonly resultHtml: string;
    readonly figures: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
    readonly methodHtml: string;
    readonly nextHtml: string;
    readonly related: readonly CaseStudyLink[];
    readonly contactHref: string;
    readonly labels: Readonly<Record<(typeof labelNames)[number], string>> & ContactLabels;
  };

function buildFacts(locale: Locale, { name, what, city, liveSince }: Customer): CaseStudyView['facts'] {
  const t = translate.caseStudies[locale];
  return [
    { label: t('customer'), value: `${name}: ${typeset(what[locale], locale)}` },
    { label: t('city'), value: city[locale] },
    { label: t('liveSince'), value: String(liveSince) },
  ];
}

function buildFigures({ figures, locale }: CaseStudyEntry): CaseStudyView['figures'] {
  return figures.map(({ value, label, note }) => ({
    value: typeset(value, locale),
    label: typeset(label, locale),
    ...(note && { note: typeset(note, locale) }),
  }));
}

function listRelated(entry: CaseStudyEntry): CaseStudyLink[] {
  const picked = pickRelated(entry, caseStudies.all(entry.locale), {
    selected: entry.related,
    locale: entry.locale,
  });
  return listStudies(entry.locale)
    .filter((study) => picked.includes(study.entry))
    .map(toStudyLink);
}

/** Everything the page of one case study prints. */
export function buildCaseStudyView({ entry, customer }: Study): CaseStudyView {
  const { locale, quote } = entry;
  const set = (text: string): string => typeset(text, locale);
  const t = translate.caseStudies[locale];
  return {
    ...buildBaseView(locale, set(entry.name), [caseStudiesIndexLink(locale)]),
    summary: set(entry.summary),
    customer: { name: customer.name, slug: customer.slug },
    facts: buildFacts(locale, customer),
    industry: industryLink(locale, customer.industry),
    servicePaths: customer.services.map((slug) => buildPath(locale, `services/${slug}`)),
    html: entry.body().html,
    diagram: typesetDiagram(entry.diagram, locale),
    resultHtml: renderInline(entry.result, locale),
    figures: buildFigures(entry),
    methodHtml: renderInline(entry.method, locale),
    quote: { text: set(quote.text), name: quote.name, role: set(quote.role) },
    nextHtml: renderInline(entry.next, locale),
    related: listRelated(entry),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      ...(Object.fromEntries(labelNames.map((name) => [name, t(name)])) as Record<
        (typeof labelNames)[number],
        string
      >),
      ...buildContactLabels(t, locale),
    },
  };
}
