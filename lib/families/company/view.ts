import { enquiryPath, findContactPerson } from '#lib/facts/contact';
import { buildForm } from '#lib/facts/form-view';
import { enquiryForm } from '#lib/forms/schemas/enquiry';
import type { Chart } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { brand } from '#content/site/brand';
import { salesHref } from '#lib/facts/brand-facts';
import { toTelephone } from '#lib/core/telephone';
import { formatDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { buildFigures } from './courses';
import { buildHistory } from './history';
import { showKind } from './kinds';
import { drawOneRoute } from './one-route';
import { drawManyTracks } from './states';
import { listCompanies, listOwners, listSuppliers } from './lists';
import { companyPages, type CompanyEntry, type CompanyEntryOf } from './schema';
import { buildSurroundings } from './surroundings-view';
import { buildYard } from './yard';

/** Figures, history, board, place and the meaning of the name. */
export function buildAboutView(entry: CompanyEntryOf<'about'>) {
  const { locale, title, summary, locks, history, board, onward, contact } = entry;
  const { surroundings, ...place } = entry.place;
  const people = brand.board.map(({ name, role, task, hasVeto }) => ({
    name,
    role: role[locale],
    task: task[locale],
    hasVeto,
  }));
  return {
    title,
    summary,
    figures: buildFigures(entry),
    locks,
    onward,
    history: { title: history.title, lead: history.lead, parts: buildHistory(entry) },
    place,
    surroundings: buildSurroundings(surroundings, locale),
    html: entry.body().html,
    board: { ...board, people },
    contact: toContact(contact, locale),
    contactHref: enquiryPath(locale, 'sales'),
  };
}

/** The call to action, with whoever answers it. */
const toContact = <T extends object>(words: T, locale: Locale) => ({
  ...words,
  person: findContactPerson('sales', locale),
});

type StateWords = CompanyEntryOf<'why-the-product'>['before' | 'after'];

const toState = (id: string, { title, lead, alt }: StateWords, drawings: Chart['drawings']) => ({
  id,
  title,
  lead,
  sentence: alt,
  drawings,
});

/** Before and after, who does what, when it does not fit. */
export function buildWhyView(entry: CompanyEntryOf<'why-the-product'>) {
  const { locale, title, summary, before, after, principles, comparison, duties, limits, contact } = entry;
  return {
    title,
    summary,
    before: toState('before', before, drawManyTracks(before)),
    after: toState('after', after, drawOneRoute(after, before)),
    parts: Object.entries({ principles, comparison, duties, limits }).map(([id, part]) => ({
      id,
      title: part.title,
    })),
    labels: pickLabels(translate.company[locale], 'contents'),
    principles,
    comparison,
    duties,
    limits,
    contact: toContact(contact, entry.locale),
    contactHref: enquiryPath(locale, 'sales'),
  };
}

/** The other ways to the same people. */
function listWays() {
  const telephone = toTelephone(brand.telephone.office);
  return [
    { name: brand.email.sales, path: salesHref },
    { name: telephone.text, path: telephone.href },
  ];
}

/** The kinds of partners, all companies by year and those with a name, how it begins. */
export function buildPartnersView(entry: CompanyEntryOf<'partners'>) {
  const { locale, date, title, summary, kinds, companies, steps, contact, form } = entry;
  return {
    title,
    summary,
    kinds: { ...kinds, items: kinds.items.map((kind) => showKind(kind, locale)) },
    companies,
    steps,
    contact: { ...toContact(contact, locale), ways: listWays() },
    rows: listCompanies(locale),
    yard: buildYard(locale, Number(date.slice(0, 4))),
    form: buildForm({ schema: enquiryForm, locale, texts: form }),
  };
}

/** Suppliers and advisers by task, and what their entry means. */
export function buildEcosystemView(entry: CompanyEntryOf<'ecosystem-partners'>) {
  const { locale, title, summary, list, rules, contact } = entry;
  return {
    title,
    summary,
    list,
    rules,
    contact: toContact(contact, locale),
    groups: listSuppliers(locale),
    owners: listOwners(locale),
    labels: pickLabels(translate.company[locale], 'tracks', 'tracksNote', 'throughBank', 'direct'),
    contactHref: enquiryPath(locale, 'partner'),
  };
}

/** Pages of partners, in the order in which a reader wants them next. */
function listFurther(slugs: readonly CompanyEntry['slug'][], locale: Locale) {
  const entries = companyPages.all(locale);
  return slugs.flatMap((slug) =>
    entries
      .filter((entry) => entry.slug === slug)
      .map(({ name, description }) => ({ name, path: buildPath(locale, slug), text: description })),
  );
}

/** The duties of partners as a plain document. */
export function buildPartnerInformationView(entry: CompanyEntryOf<'partner-information'>) {
  const { locale, title, summary, date, deadlines } = entry;
  const t = translate.company[locale];
  return {
    title,
    summary,
    deadlines,
    html: entry.body().html,
    contents: entry.contents(),
    further: listFurther(['partners', 'ecosystem-partners'], locale),
    validFrom: t('validFrom', { day: formatDay(date, locale) }),
    labels: pickLabels(t, 'contents', 'further'),
  };
}

/** What the page about the company prints. */
export type AboutView = ReturnType<typeof buildAboutView>;
