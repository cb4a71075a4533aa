import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import type { QuotedFacts } from '#lib/content/set-facts';
import { toTelephone, type Telephone } from '#lib/core/telephone';
import { formatList } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

/** Facts that texts of all families may quote in braces: figures and the provider's details. */
export function listBrandFacts(locale: Locale): QuotedFacts {
  const { partnerCompanies, accountsInMillions, paymentsInMillions, employees, passportCountries } = figures;
  const { address, register, telephone, email } = brand;
  return {
    partnerCompanies,
    accountsInMillions,
    paymentsInMillions,
    employees,
    passportCountries,
    ibanCountries: formatList(figures.ibanCountries, locale),
    // As strings, because numbers would get a thousands separator.
    paymentsYear: String(keyFigures.at(-1)?.year),
    foundedYear: String(brand.foundedYear),
    licensedYear: String(brand.licensedYear),
    legalName: brand.legalName,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    telephone: telephone.office,
    officeEmail: email.office,
    salesEmail: email.sales,
    court: register.court[locale],
    registerNumber: register.number,
    bic: brand.bic,
    bafinId: brand.bafinId,
    board: formatList(
      brand.board.map(({ name }) => name),
      locale,
    ),
    supervisoryBoardChair: brand.supervisoryBoardChair,
  };
}

/** Central number for blocking cards of nearly all banks in Germany. */
export const centralBlocking: Telephone = toTelephone('116 116');

/** The provider's number for blocking, available around the clock. */
export const ownBlocking: Telephone = toTelephone(brand.telephone.cardBlocking);

export const salesHref = `mailto:${brand.email.sales}`;
