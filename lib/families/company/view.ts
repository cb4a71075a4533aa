import { brand } from '#content/site/brand';
import { buildBaseView } from '#lib/content/breadcrumb';
import type { Heading } from '#lib/content/markdown/inspect';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView } from '#lib/content/page';
import { setEmbed, type EmbedView } from '#lib/content/set-embed';
import { setTable, type TableView } from '#lib/content/set-table';
import { setTexts, type SetTexts } from '#lib/content/set-texts';
import { formatDay } from '#lib/core/date';
import { translate } from '#lib/i18n/translate';
import type { CompanyEntry, CompanyEntryOf } from './collection';
import { listFacts } from './facts';
import { listCompanies, listTasks, type CompanyRow, type TaskGroup } from './lists';

type Slug = CompanyEntry['slug'];
type Texts<S extends Slug, K extends keyof CompanyEntryOf<S>> = BaseView &
  SetTexts<Pick<CompanyEntryOf<S>, K | 'title' | 'summary'>>;
type Headed = { readonly title: string; readonly lead?: string | undefined };
type Person = { readonly name: string; readonly role: string };
/** Address that the button of the last section opens. */
type Contact = { readonly contactHref: string };

export type AboutView = Texts<'about', 'figures' | 'history'> & {
  readonly place: SetTexts<Omit<CompanyEntryOf<'about'>['place'], 'map'>>;
  readonly map: EmbedView;
  readonly html: string;
  readonly board: Headed & { readonly html: string; readonly people: readonly Person[] };
};

export type WhyView = Texts<'why-the-product', 'before' | 'after' | 'principles' | 'limits' | 'contact'> &
  Contact &
  Readonly<Record<'comparison' | 'duties', Headed & { readonly html?: string; readonly table: TableView }>>;

export type PartnersView = Texts<'partners', 'kinds' | 'companies' | 'steps' | 'contact'> &
  Contact & { readonly rows: readonly CompanyRow[]; readonly labels: { readonly logos: string } };

export type EcosystemView = Texts<'ecosystem-partners', 'list' | 'rules' | 'contact'> &
  Contact & { readonly groups: readonly TaskGroup[] };

export type PartnerInformationView = Texts<'partner-information', never> & {
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly validFrom: string;
  readonly labels: { readonly contents: string };
};

const contactHref = `mailto:${brand.email.sales}`;

function buildBase({ locale, name }: CompanyEntry): BaseView {
  return buildBaseView(locale, typeset(name, locale));
}

/** Figures, history, board, place and the meaning of the name. */
export function buildAboutView(entry: CompanyEntryOf<'about'>): AboutView {
  const {
    locale,
    title,
    summary,
    figures,
    history,
    place: { map, ...place },
    board: { note, ...heading },
  } = entry;
  const set = setTexts(
    { title, summary, figures, history, place, board: { ...heading, text: note } },
    locale,
    listFacts(locale),
  );
  const people = brand.board.map(({ name, role }) => ({ name, role: role[locale] }));
  return {
    ...buildBase(entry),
    ...set,
    html: entry.body().html,
    map: setEmbed(map, locale),
    board: { ...set.board, people },
  };
}

/** Before and after, who does what, when it does not fit. */
export function buildWhyView(entry: CompanyEntryOf<'why-the-product'>): WhyView {
  const { locale, title, summary, before, after, principles, limits, contact, comparison, duties } = entry;
  const facts = listFacts(locale);
  return {
    ...buildBase(entry),
    ...setTexts({ title, summary, before, after, principles, limits, contact }, locale, facts),
    comparison: {
      title: typeset(comparison.title, locale),
      table: setTable(comparison.table, locale, facts),
    },
    duties: {
      ...setTexts({ title: duties.title, text: duties.lead ?? '' }, locale, facts),
      table: setTable(duties.table, locale, facts),
    },
    contactHref,
  };
}

/** The kinds of partners, the companies by name, how it begins. */
export function buildPartnersView(entry: CompanyEntryOf<'partners'>): PartnersView {
  const { locale, title, summary, kinds, companies, steps, contact } = entry;
  return {
    ...buildBase(entry),
    ...setTexts({ title, summary, kinds, companies, steps, contact }, locale, listFacts(locale)),
    rows: listCompanies(locale),
    labels: { logos: translate.company[locale]('logos') },
    contactHref,
  };
}

/** Suppliers and advisers by task, and what their entry means. */
export function buildEcosystemView(entry: CompanyEntryOf<'ecosystem-partners'>): EcosystemView {
  const { locale, title, summary, list, rules, contact } = entry;
  return {
    ...buildBase(entry),
    ...setTexts({ title, summary, list, rules, contact }, locale, listFacts(locale)),
    groups: listTasks(locale),
    contactHref,
  };
}

/** The duties of partners as a plain document. */
export function buildPartnerInformationView(
  entry: CompanyEntryOf<'partner-information'>,
): PartnerInformationView {
  const { locale, title, summary, date } = entry;
  const { html, headings } = entry.body();
  const t = translate.company[locale];
  return {
    ...buildBase(entry),
    ...setTexts({ title, summary }, locale),
    html,
    contents: headings.filter(({ level }) => level === 2),
    validFrom: t('validFrom', { day: formatDay(date, locale) }),
    labels: { contents: t('contents') },
  };
}

/** The view of a page, whichever it is. */
export function buildCompanyView(entry: CompanyEntry): BaseView {
  switch (entry.slug) {
    case 'about':
      return buildAboutView(entry);
    case 'why-the-product':
      return buildWhyView(entry);
    case 'partners':
      return buildPartnersView(entry);
    case 'ecosystem-partners':
      return buildEcosystemView(entry);
    case 'partner-information':
      return buildPartnerInformationView(entry);
  }
}
