import { customers } from '#content/site/customers';
import { ecosystem } from '#content/site/ecosystem';
import { typeset } from '#lib/content/markdown/render';
import type { Locale, Localized } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

type Company = {
  readonly name: string;
  readonly city: string;
  readonly what: string;
  /** Addresses of services; their names come from the shared list of services. */
  readonly servicePaths: readonly string[];
};

/** A company whose customers the bank serves. */
export type CompanyRow = Company & { readonly slug: string; readonly liveSince: string };

/** Suppliers and advisers of one task. */
export type TaskGroup = {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  readonly companies: readonly Company[];
};

type Source = {
  readonly name: string;
  readonly city: Localized<string>;
  readonly what: Localized<string>;
  readonly services: readonly string[];
};

function toCompany({ name, city, what, services }: Source, locale: Locale): Company {
  return {
    name,
    city: city[locale],
    what: typeset(what[locale], locale),
    servicePaths: services.map((slug) => buildPath(locale, `services/${slug}`)),
  };
}

const byName =
  (locale: Locale) =>
  (a: { readonly name: string }, b: { readonly name: string }): number =>
    a.name.localeCompare(b.name, locale);

/** The partner companies by name. */
export function listCompanies(locale: Locale): CompanyRow[] {
  return customers
    .toSorted(byName(locale))
    .map((customer) => ({
      ...toCompany(customer, locale),
      slug: customer.slug,
      liveSince: String(customer.liveSince),
    }));
}

/** Suppliers and advisers by task, and by name within each. */
export function listTasks(locale: Locale): TaskGroup[] {
  const t = translate.company[locale];
  return ecosystem.map(({ slug, title, throughBank, companies }) => ({
    slug,
    title: title[locale],
    note: throughBank ? t('throughBank') : t('direct'),
    companies: companies.map((company) => toCompany(company, locale)).toSorted(byName(locale)),
  }));
}
