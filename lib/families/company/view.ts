import { pick } from '#lib/core/pick';
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
import { showKind } from './kinds';
import { drawOneSupplier } from './one-supplier';
import { drawManySuppliers } from './many-suppliers';
import { listCompanies, listClients, listSuppliers } from './lists';
import { companyPages, type CompanyEntry, type CompanyEntryOf } from './schema';
import { buildCompaniesByYear } from './companies-by-year';

/** Call to action with its contact person. */
const toContact = <T extends object>(words: T, locale: Locale) => ({
  ...words,
  person: findContactPerson('sales', locale),
});

type StateWords = CompanyEntryOf<'why-the-product'>['before' | 'after'];

const toState = (id: string, { title, lead, alt }: StateWords, drawings: Chart['drawings']) => ({
  id,
  title,
  lead,
  alt: alt,
  drawings,
});

export function buildWhyView(entry: CompanyEntryOf<'why-the-product'>) {
  const { locale, before, after, principles, comparison, duties, limits, contact } = entry;
  return {
    ...pick(entry, 'title', 'summary', 'principles', 'comparison', 'duties', 'limits'),
    before: toState('before', before, drawManySuppliers(before)),
    after: toState('after', after, drawOneSupplier(after, before)),
    parts: Object.entries({ principles, comparison, duties, limits }).map(([id, part]) => ({
      id,
      title: part.title,
    })),
    labels: pickLabels(translate.company[locale], 'contents'),
    contact: toContact(contact, entry.locale),
    contactHref: enquiryPath(locale, 'sales'),
  };
}

/** E-mail and telephone of sales. */
function listWays() {
  const telephone = toTelephone(brand.telephone.office);
  return [
    { name: brand.email.sales, path: salesHref },
    { name: telephone.text, path: telephone.href },
  ];
}

export function buildPartnersView(entry: CompanyEntryOf<'partners'>) {
  const { locale, date, kinds, contact, form } = entry;
  return {
    ...pick(entry, 'title', 'summary', 'companies', 'steps'),
    kinds: { ...kinds, items: kinds.items.map((kind) => showKind(kind, locale)) },
    contact: { ...toContact(contact, locale), ways: listWays() },
    rows: listCompanies(locale),
    companiesByYear: buildCompaniesByYear(locale, Number(date.slice(0, 4))),
    form: buildForm({ schema: enquiryForm, locale, texts: form }),
  };
}

export function buildEcosystemView(entry: CompanyEntryOf<'ecosystem-partners'>) {
  const { locale, contact } = entry;
  return {
    ...pick(entry, 'title', 'summary', 'list', 'rules'),
    contact: toContact(contact, locale),
    groups: listSuppliers(locale),
    clients: listClients(locale),
    labels: pickLabels(translate.company[locale], 'clients'),
    contactHref: enquiryPath(locale, 'partner'),
  };
}

/** Links to further pages for partners, in the given order. */
function listFurther(slugs: readonly CompanyEntry['slug'][], locale: Locale) {
  const entries = companyPages.all(locale);
  return slugs.flatMap((slug) =>
    entries
      .filter((entry) => entry.slug === slug)
      .map(({ name, description }) => ({ name, path: buildPath(locale, slug), text: description })),
  );
}

export function buildPartnerInformationView(entry: CompanyEntryOf<'partner-information'>) {
  const { locale, date } = entry;
  const t = translate.company[locale];
  return {
    ...pick(entry, 'title', 'summary', 'deadlines'),
    html: entry.body().html,
    contents: entry.contents(),
    further: listFurther(['partners', 'ecosystem-partners'], locale),
    validFrom: t('validFrom', { day: formatDay(date, locale) }),
    labels: pickLabels(t, 'contents', 'further'),
  };
}
