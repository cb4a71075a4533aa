import { brand } from '#content/site/brand';
import type { Heading } from '#lib/content/markdown/inspect';
import { typeset } from '#lib/content/markdown/render';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { pickRelated } from '#lib/core/related';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { glossary, type GlossaryEntry } from './collection';
import { glossaryIndex } from './index-page';

export type GlossaryArticleView = BaseView & {
  readonly abbreviation: string | null;
  readonly definition: string;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly related: readonly LinkItem[];
  readonly previous: LinkItem | null;
  readonly next: LinkItem | null;
  readonly reviewed: string;
  readonly contactHref: string;
  readonly labels: Readonly<
    Record<'onThisPage' | 'related' | 'sources' | 'previous' | 'next' | 'opensInNewTab', string>
  > &
    ContactLabels;
};

/** The address of a term's page. */
export function glossaryPath(locale: Locale, slug: string): string {
  return buildPath(locale, `glossary/${slug}`);
}

/** A term as lists print it. */
export function toGlossaryLink({ locale, slug, name, abbreviation }: GlossaryEntry): LinkItem {
  const title = abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
  return { name: typeset(title, locale), path: glossaryPath(locale, slug) };
}

const positions = new WeakMap<readonly GlossaryEntry[], ReadonlyMap<string, number>>();

/** Where a term stands in the alphabet; kept, so that many terms cost no search each. */
function positionOf(all: readonly GlossaryEntry[], slug: string): number {
  const known = positions.get(all) ?? new Map(all.map((entry, index) => [entry.slug, index]));
  positions.set(all, known);
  return known.get(slug) ?? -1;
}

/** Everything the page of one term prints. */
export function buildGlossaryArticleView(entry: GlossaryEntry): GlossaryArticleView {
  const { locale } = entry;
  const all = glossary.all(locale);
  const position = positionOf(all, entry.slug);
  const [previous, next] = [all[position - 1], all[position + 1]];
  const { html, headings } = entry.body();
  const t = translate.glossary[locale];
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [glossaryIndex.link(locale)]),
    abbreviation: entry.abbreviation ?? null,
    definition: typeset(entry.definition, locale),
    html,
    contents: headings.filter(({ level }) => level === 2),
    sources: entry.sources.map(({ title, url }) => ({ title: typeset(title, locale), url })),
    related: pickRelated(entry, all, { selected: entry.related, locale }).map((other) => ({
      ...toGlossaryLink(other),
      text: typeset(other.definition, locale),
    })),
    previous: previous ? toGlossaryLink(previous) : null,
    next: next ? toGlossaryLink(next) : null,
    reviewed: t('reviewed', { day: formatDay(entry.reviewed, locale) }),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      ...buildContactLabels(t, locale),
      onThisPage: t('onThisPage'),
      related: t('related'),
      sources: t('sources'),
      previous: t('previous'),
      next: t('next'),
      opensInNewTab: translate.chrome[locale]('opensInNewTab'),
    },
  };
}
