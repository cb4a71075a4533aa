/**
 * Countries by the code with which their IBANs begin, as of November 2026.
 *
 * European Economic Area: the European Union, Iceland, Liechtenstein and Norway.
 */
const economicArea =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ');

/**
 * Other countries of the SEPA credit transfer scheme: list of the European Payments Council (EPC409-09, "EPC
 * List of SEPA Scheme Countries"). Includes countries that joined since 2024, which the list of ibantools
 * lacks.
 *
 * @see https://www.europeanpaymentscouncil.eu/document-library/other/epc-list-sepa-scheme-countries
 */
const otherCountries = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ');

/** All countries of SEPA. */
export const sepaCountries: readonly string[] = [...economicArea, ...otherCountries];

/** Whether accounts with this country code can receive SEPA transfers. */
export const isSepa = (country: string): boolean => sepaCountries.includes(country);

/**
 * Whether transfers need the BIC in addition to the IBAN: only outside the European Economic Area (Article
 * 5(7) of Regulation (EU) No 260/2012).
 */
export const needsBic = (country: string): boolean => otherCountries.includes(country);
