import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import type { QuotedFacts } from '#lib/content/set-texts';
import type { Locale } from '#lib/i18n/locales';

/** What the texts of these pages may quote in braces. */
export function listFacts(locale: Locale): QuotedFacts {
  const { partnerCompanies, accountsInMillions, paymentsInMillions, employees } = figures;
  const { address, register, telephone } = brand;
  return {
    partnerCompanies,
    accountsInMillions,
    paymentsInMillions,
    employees,
    // As strings: a year has no separator of thousands.
    foundedYear: String(brand.foundedYear),
    licensedYear: String(brand.licensedYear),
    legalName: brand.legalName,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    telephone: telephone.office,
    court: register.court[locale],
    registerNumber: register.number,
    bic: brand.bic,
    bafinId: brand.bafinId,
    supervisoryBoardChair: brand.supervisoryBoardChair,
  };
}
