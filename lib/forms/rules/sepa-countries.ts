/**
 * Countries by the code with which their IBANs begin, as of November 2026.
 *
 * European Economic Area: the European Union, Iceland, Liechtenstein and Norway.
 */
const economicArea =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ');

/**
 * The others whose banks take part in the SEPA credit transfer scheme: the list of the European Payments
 * Council (EPC409-09, "EPC List of SEPA Scheme Countries"). Albania, Moldova, Montenegro and North
 * Macedonia followed from 2024 to 2025, Serbia in May 2026; the list of ibantools is older.
 *
 * @see https://www.europeanpaymentscouncil.eu/document-library/other/epc-list-sepa-scheme-countries
 */
const beyond = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ');

/** Whether an account with this country code can be reached by a SEPA transfer. */
export const isSepa = (country: string): boolean =>
  economicArea.includes(country) || beyond.includes(country);

/**
 * Whether a transfer needs the BIC beside the IBAN: outside the European Economic Area it does. Inside,
 * nobody may ask for it (Article 5(7) of Regulation (EU) No 260/2012).
 */
export const needsBic = (country: string): boolean => beyond.includes(country);
