/** A row of the specification's table of routes: ids of pages that each language of the site must have. */
export type Statement = { readonly statement: number; readonly ids: readonly string[] };

const below = (parent: string, names: string): string[] =>
  names.split(' ').map((name) => `${parent}/${name}`);

/** The statements of docs/specification.md on routes, as far as the pages named there are written. */
export const statements: readonly Statement[] = [
  { statement: 3, ids: [''] },
  { statement: 5, ids: ['404'] },
  {
    statement: 6,
    ids: ['about', 'accessibility-statement', 'careers', 'case-studies', 'customer-information'],
  },
  { statement: 7, ids: ['developers', 'ecosystem-partners', 'exchange-rates'] },
  { statement: 8, ids: ['futura-newsletter', 'futura-newsletter-success'] },
  { statement: 9, ids: ['glossary', 'imprint', 'industries', 'investors', 'knowledge', 'license'] },
  { statement: 10, ids: ['newsletter', 'newsletter-success'] },
  { statement: 11, ids: ['partner-information', 'partners', 'podcast', 'press', 'privacy-policy'] },
  { statement: 12, ids: ['stellwerk-privacy-policy'] },
  { statement: 13, ids: ['publications', 'search', 'security', 'services', 'support'] },
  { statement: 14, ids: ['survey', 'survey-success', 'terms-of-use', 'webinars'] },
  { statement: 15, ids: ['why-the-product'] },
  { statement: 16, ids: ['careers/jobs'] },
  { statement: 18, ids: ['exchange-rates/meridian'] },
  {
    statement: 19,
    ids: below(
      'glossary',
      'anti-financial-crime-afc anti-money-laundering-directive anti-money-laundering bank-identifier-code bank-recovery-and-resolution-directive capital-requirements-directive international-bank-account-number know-your-customer-know-your-business payment-services-directive-2 politically-exposed-person society-for-worldwide-interbank-financial-telecommunication',
    ),
  },
  { statement: 20, ids: ['glossary/single-euro-payments-area'] },
  {
    statement: 21,
    ids: below('industries', 'erp-software hr-tech mobility software-providers travel wealth'),
  },
  { statement: 22, ids: ['investors/download'] },
  {
    statement: 26,
    ids: below(
      'services',
      'accounts bankident cards consumer-lending debit-cards digital-banking kyc-platform payment-flows prepaid-cards splitpay',
    ),
  },
  { statement: 27, ids: ['support/faq', 'support/coinhafen'] },
  { statement: 28, ids: ['webinars/consumer-credit-at-the-checkout'] },
  { statement: 30, ids: below('support/coinhafen', 'transfer transfer/sepa transfer/crypto') },
  { statement: 31, ids: ['customer-information/austria/de-iban/german'] },
  { statement: 32, ids: below('customer-information/france/fr-iban', 'english french') },
  { statement: 33, ids: below('customer-information/germany/de-iban', 'english german') },
  { statement: 34, ids: ['customer-information/ireland/de-iban/english'] },
  { statement: 35, ids: below('customer-information/italy/it-iban', 'english italian') },
  { statement: 36, ids: below('customer-information/spain/es-iban', 'english spanish') },
  { statement: 38, ids: ['blog'] },
];

/** Addresses outside the languages of the site, with the statement that asks for each. */
export const nativePaths: readonly string[] = [
  // 37
  '/fr/informations-clients/',
  '/fr/informations-clients/france/fr-iban/',
  '/es/informaciones-clientes/',
  '/es/informaciones-clientes/espana/es-iban/',
  '/it/informazioni-clienti/',
  '/it/informazioni-clienti/italia/it-iban/',
];

/** docs/specification.md#s59: where visitors are not asked for consent, whatever the language. */
export const withoutConsent =
  /404|customer-information|imprint|informaciones-clientes|informations-clients|informazioni-clienti|privacy-policy|terms-of-use/;

/** docs/specification.md#s166: what the sitemap leaves out, wherever such a segment stands. */
export const outsideSitemap: ReadonlySet<string> = new Set([
  'customer-information',
  'gdpr-notice',
  'reports',
  'documents',
  'download',
  'content',
]);
