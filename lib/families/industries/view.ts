import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { industriesIndexContent } from '#content/industries/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import { typesetDiagram } from '#lib/content/diagram-schema';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { listEntries, type IndustryEntry } from './collection';
import type { IndustryItem } from './schema';

type TitledHtml = { readonly title: string; readonly html: string };

/** A customer of the industry; `path` is that of its case study, to be linked where there is one. */
type IndustryCustomer = {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly what: string;
  readonly since: string;
};

const labelNames = ['services', 'useCases', 'steps', 'customers', 'faq', 'others'] as const;

export type IndustryView = BaseView &
  Pick<IndustryItem, 'title' | 'summary' | 'diagram'> & {
    readonly html: string;
    /** Addresses of the services that fit, with what each does here; their names come from the shared list. */
    readonly services: readonly { readonly path: string; readonly html: string }[];
    readonly useCases: readonly TitledHtml[];
    readonly steps: readonly TitledHtml[];
    readonly faq: readonly TitledHtml[];
    readonly customers: readonly IndustryCustomer[];
    /** The other industries that have a page. */
    readonly others: readonly LinkItem[];
    readonly contactHref: string;
    readonly labels: Readonly<Record<(typeof labelNames)[number], string>> & ContactLabels;
  };

export type IndustriesIndexView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly industries: readonly (LinkItem & {
    readonly title: string;
    readonly customers: readonly { readonly name: string; readonly slug: string }[];
  })[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'customers', string>> & ContactLabels;
};

/** An industry as lists print it. */
function toIndustryLink({ locale, slug, name, summary }: IndustryEntry): LinkItem {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `industries/${slug}`),
    text: typeset(summary, locale),
  };
}

/** Static query `industries`: the industries of a language, for pages of other families. */
export function listIndustries(locale: Locale): LinkItem[] {
  return listEntries(locale).map(toIndustryLink);
}

/** The page that lists all industries, as a link. */
export function industriesIndexLink(locale: Locale): LinkItem {
  return { name: industriesIndexContent[locale].name, path: buildPath(locale, 'industries') };
}

/** Addresses of the services that an industry names. */
export function listServicePaths({ locale, services }: IndustryEntry): string[] {
  return services.map(({ slug }) => buildPath(locale, `services/${slug}`));
}

function listCustomers({ locale, slug }: IndustryEntry): IndustryCustomer[] {
  const t = translate.industries[locale];
  return customers
    .filter(({ industry }) => industry === slug)
    .map(({ name, slug: customer, what, city, liveSince }) => ({
      name,
      slug: customer,
      path: buildPath(locale, `case-studies/${customer}`),
      what: typeset(what[locale], locale),
      since: t('since', { city: city[locale], year: String(liveSince) }),
    }));
}

/** Everything the list of industries prints. */
export function buildIndustriesIndexView(locale: Locale): IndustriesIndexView {
  const { name, title, intro } = industriesIndexContent[locale];
  const t = translate.industries[locale];
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    industries: listEntries(locale).map((entry) => ({
      ...toIndustryLink(entry),
      title: typeset(entry.title, locale),
      customers: listCustomers(entry).map((customer) => ({ name: customer.name, slug: customer.slug })),
    })),
    contactHref: `mailto:${brand.email.sales}`,
    labels: { customers: t('customersOf'), ...buildContactLabels(t, locale) },
  };
}

/** Everything the page of one industry prints. */
export function buildIndustryView(entry: IndustryEntry): IndustryView {
  const { locale } = entry;
  const set = (text: string): string => typeset(text, locale);
  const toHtml = ({ title, text }: { title: string; text: string }): TitledHtml => ({
    title: set(title),
    html: renderInline(text, locale),
  });
  const t = translate.industries[locale];
  const paths = listServicePaths(entry);
  return {
    ...buildBaseView(locale, set(entry.name), [industriesIndexLink(locale)]),
    title: set(entry.title),
    summary: set(entry.summary),
    html: entry.body().html,
    diagram: typesetDiagram(entry.diagram, locale),
    services: entry.services.map(({ text }, index) => ({
      path: paths[index] ?? '',
      html: renderInline(text, locale),
    })),
    useCases: entry.useCases.map(toHtml),
    steps: entry.steps.map(toHtml),
    faq: entry.faq.map(({ question, answer }) => toHtml({ title: question, text: answer })),
    customers: listCustomers(entry),
    others: listEntries(locale)
      .filter(({ slug }) => slug !== entry.slug)
      .map(toIndustryLink),
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
