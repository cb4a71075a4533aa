import { countryNames, languageSlugs } from '#content/customer-information/index';
import { buildSlug } from '#lib/core/slug';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import { listEntries, type CustomerInformationEntry } from './schema';

/** Path of the list page, translated. */
export function indexPath(language: Language): string {
  return isLocale(language) ? buildPath(language, 'customer-information') : buildHomePath(language);
}

/** Paths of the list page in every language. */
export const indexPaths: Readonly<Partial<Record<Language, string>>> = Object.fromEntries(
  languageCodes.map((language) => [language, indexPath(language)]),
);

/** Page id of a text: `customer-information/germany/de-iban/german`. */
export function detailId({ country, iban, locale }: CustomerInformationEntry): string {
  return `customer-information/${country}/${iban}/${languageSlugs[locale]}`;
}

/**
 * Canonical path of a text, translated to its own language: `/fr/informations-clients/france/fr-iban/`.
 * docs/specification.md#s36, #s37.
 */
export function homePath(entry: CustomerInformationEntry): string {
  const { locale, country, iban } = entry;
  if (isLocale(locale)) return buildPath(locale, detailId(entry));
  return `${indexPath(locale)}${buildSlug(countryNames[country][locale])}/${iban}/`;
}

/** All languages of a text. */
export function listTranslations({ slug }: CustomerInformationEntry): CustomerInformationEntry[] {
  return listEntries().filter((entry) => entry.slug === slug);
}
