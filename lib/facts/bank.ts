import type { BankOrCreditUnion } from 'schema-dts';
import { brand } from '#content/site/brand';
import { siteUrl } from '#lib/page-model/site-url';

/** Id of the bank in the structured data of all pages. */
const bankId = `${siteUrl}/#bank`;

/** Short reference to the bank in structured data. */
export const bankReference = {
  '@type': 'BankOrCreditUnion',
  '@id': bankId,
  name: brand.legalName,
  url: `${siteUrl}/`,
} as const satisfies BankOrCreditUnion;

/**
 * The bank in structured data.
 *
 * @see https://schema.org/BankOrCreditUnion
 */
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
