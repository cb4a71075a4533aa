import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import { renderInline, typeset } from '#lib/content/markdown/render';
import { typesetDiagram } from '#lib/content/diagram-schema';
import type { BaseView, LinkItem } from '#lib/content/page';
import { pickRelated } from '#lib/core/related';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { brand } from '#content/site/brand';
import { servicesIndexContent, servicesOrder } from '#content/services/index';
import { services, type ServiceEntry } from './collection';
import type { ServiceItem } from './schema';

type TitledHtml = { readonly title: string; readonly html: string };

export type ServiceView = BaseView & {
  readonly diagram: ServiceItem['diagram'];
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly useCases: readonly TitledHtml[];
  readonly steps: readonly TitledHtml[];
  readonly faq: readonly TitledHtml[];
  readonly related: readonly LinkItem[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'facts' | 'useCases' | 'steps' | 'faq' | 'related', string>> &
    ContactLabels;
};

export type ServicesIndexView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly contactHref: string;
  readonly labels: ContactLabels;
};

/** A service as lists print it. */
export function toServiceLink({ locale, slug, name, summary }: ServiceEntry): LinkItem {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `services/${slug}`),
    text: typeset(summary, locale),
  };
}

/** All services of a language in the order of the content module; ones it does not name come last. */
export function listServices(locale: Locale): LinkItem[] {
  const rank = (slug: string): number => (servicesOrder as readonly string[]).indexOf(slug) >>> 0;
  return services
    .all(locale)
    .toSorted((a, b) => rank(a.slug) - rank(b.slug))
    .map(toServiceLink);
}

/** The page that lists all services, as a link. */
export function servicesIndexLink(locale: Locale): LinkItem {
  return { name: servicesIndexContent[locale].name, path: buildPath(locale, 'services') };
}

export function buildServicesIndexView(locale: Locale): ServicesIndexView {
  const { name, title, intro } = servicesIndexContent[locale];
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    contactHref: `mailto:${brand.email.sales}`,
    labels: buildContactLabels(translate.services[locale], locale),
  };
}

function buildLabels(locale: Locale): ServiceView['labels'] {
  const t = translate.services[locale];
  return {
    facts: t('facts'),
    useCases: t('useCases'),
    steps: t('steps'),
    faq: t('faq'),
    related: t('related'),
    ...buildContactLabels(t, locale),
  };
}

/** Everything the page of one service prints. */
export function buildServiceView(entry: ServiceEntry): ServiceView {
  const { locale } = entry;
  const set = (text: string): string => typeset(text, locale);
  const toHtml = ({ title, text }: { title: string; text: string }): TitledHtml => ({
    title: set(title),
    html: renderInline(text, locale),
  });
  return {
    ...buildBaseView(locale, set(entry.name), [servicesIndexLink(locale)]),
    title: set(entry.title),
    summary: set(entry.summary),
    html: entry.body().html,
    diagram: typesetDiagram(entry.diagram, locale),
    facts: entry.facts.map(({ label, value }) => ({ label: set(label), value: set(value) })),
    useCases: entry.useCases.map(toHtml),
    steps: entry.steps.map(toHtml),
    faq: entry.faq.map(({ question, answer }) => toHtml({ title: question, text: answer })),
    related: pickRelated(entry, services.all(locale), { selected: entry.related, locale }).map(toServiceLink),
    contactHref: `mailto:${brand.email.sales}`,
    labels: buildLabels(locale),
  };
}
