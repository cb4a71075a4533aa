import { listCustomers } from '#lib/facts/customers';
import { listTasks } from '#lib/facts/ecosystem';
import type { Locale, Localized } from '#lib/i18n/locales';
import { buildSlug } from '#lib/core/slug';
import { brand } from '#content/site/brand';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

type Source = {
  readonly name: string;
  readonly city: Localized<string>;
  readonly what: Localized<string>;
  readonly services: readonly string[];
};

/** Company as a list entry; names of its services are shared data. */
function toCompany({ name, city, what, services }: Source, locale: Locale) {
  return {
    name,
    city: city[locale],
    what: what[locale],
    servicePaths: services.map((slug) => buildPath(locale, `services/${slug}`)),
  };
}

const byName =
  (locale: Locale) =>
  (a: { readonly name: string }, b: { readonly name: string }): number =>
    a.name.localeCompare(b.name, locale);

/** Partner companies, sorted by the year of launch, then by name. */
export function listCompanies(locale: Locale) {
  return listCustomers()
    .toSorted((a, b) => a.liveSince - b.liveSince || byName(locale)(a, b))
    .map((customer) => ({
      ...toCompany(customer, locale),
      slug: customer.slug,
      liveSince: String(customer.liveSince),
    }));
}

/** Suppliers and advisers by task, sorted by name. */
export function listSuppliers(locale: Locale) {
  const t = translate.company[locale];
  return listTasks().map(({ slug, title, throughBank, companies }) => ({
    slug,
    title: title[locale],
    note: throughBank ? t('throughBank') : t('direct'),
    companies: companies
      .map((company) => ({ ...toCompany(company, locale), id: buildSlug(company.name) }))
      .toSorted(byName(locale)),
  }));
}

/** Tasks by who commissions them, the bank first. */
export function listClients(locale: Locale) {
  const clients = [
    { name: brand.name, isBank: true },
    { name: translate.company[locale]('placeYou'), isBank: false },
  ];
  return clients.map((client) => ({
    ...client,
    tasks: listTasks()
      .filter(({ throughBank }) => throughBank === client.isBank)
      .map(({ slug, title }) => ({ slug, title: title[locale] })),
  }));
}
