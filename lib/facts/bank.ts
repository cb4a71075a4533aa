import type { BankOrCreditUnion } from 'schema-dts';
import { brand } from '#content/site/brand';
import { siteUrl } from '#lib/page-model/site-url';

/** Name of the bank within all pages' descriptions, which say the same of it. */
const bankId = `${siteUrl}/#bank`;

/** The bank in a few words, wherever a page names it. */
export const bankReference = {
  '@type': 'BankOrCreditUnion',
  '@id': bankId,
  name: brand.legalName,
  url: `${siteUrl}/`,
} as const satisfies BankOrCreditUnion;

/** Everything that machines may know of the bank. @see https://schema.org/BankOrCreditUnion */
export const bank = {
  ...bankReference,
  alternateName: brand.name,
  logo: `${siteUrl}/icons/icon.svg`,
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
