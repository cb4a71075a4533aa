import type { BankOrCreditUnion } from 'schema-dts';
import { brand } from '#content/site/brand';

/** Name of the bank within all pages' descriptions, which say the same of it. */
const bankId = `${brand.origin}/#bank`;

/** The bank in a few words, wherever a page names it. */
export const bankReference = {
  '@type': 'BankOrCreditUnion',
  '@id': bankId,
  name: brand.legalName,
  url: `${brand.origin}/`,
} as const satisfies BankOrCreditUnion;

/** Everything that machines may know of the bank. @see https://schema.org/BankOrCreditUnion */
export const bank = {
  ...bankReference,
  alternateName: brand.name,
  logo: `${brand.origin}/icons/icon.svg`,
  foundingDate: String(brand.foundedYear),
  email: brand.email.office,
  telephone: brand.telephone.office,
  vatID: brand.vatId,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    postalCode: brand.address.postalCode,
    addressLocality: brand.address.city,
    addressCountry: brand.address.countryCode,
  },
} as const satisfies BankOrCreditUnion;
