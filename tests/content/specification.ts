/** Row of the specification's table of routes: page ids that every language of the site must have. */
export type Statement = { readonly statement: number; readonly ids: readonly string[] };

const below = (parent: string, names: string): string[] =>
  names.split(' ').map((name) => `${parent}/${name}`);

/** Names chosen by the site: ten companies, five episodes, two webinars. */
const companies =
  'coinhafen depotia gewerkly kontaro lohnlicht marktgleis reisolo taschero velomark voltreise';
const payingOut = 'coinhafen depotia gewerkly kontaro lohnlicht taschero voltreise';

/** Statements of docs/specification.md about routes. */
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
  { statement: 17, ids: below('case-studies', companies) },
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
    statement: 23,
    ids: below('podcast', 'account-refused lights-out lost-phone ten-seconds three-instalments'),
  },
  {
    statement: 24,
    ids: below(
      'publications',
      'bnpl-guide brueckenkopf-whitepaper cards-guide digital-banking-guide embedded-finance-study futura-whitepaper future-embedded-finance-whitepaper kyc-guide mobility-whitepaper payment-flows-guide saas-guide travel-whitepaper wealth-whitepaper',
    ),
  },
  {
    statement: 25,
    ids: below(
      'security',
      '6-tips-for-secure-online-banking data-security-quickneasy financial-agent-or-escrow-fraud how-to-protect-yourself-from-identity-theft what-is-phishing what-is-spyware',
    ),
  },
  {
    statement: 26,
    ids: below(
      'services',
      'accounts bankident cards consumer-lending debit-cards digital-banking kyc-platform payment-flows prepaid-cards splitpay',
    ),
  },
  { statement: 27, ids: below('support', `faq ${companies}`) },
  {
    statement: 28,
    ids: below('webinars', 'consumer-credit-at-the-checkout verification-of-payee-in-payment-runs'),
  },
  { statement: 29, ids: payingOut.split(' ').map((company) => `support/${company}/transfer/sepa`) },
  { statement: 30, ids: below('support/coinhafen', 'transfer transfer/crypto') },
  { statement: 31, ids: ['customer-information/austria/de-iban/german'] },
  { statement: 32, ids: below('customer-information/france/fr-iban', 'english french') },
  { statement: 33, ids: below('customer-information/germany/de-iban', 'english german') },
  { statement: 34, ids: ['customer-information/ireland/de-iban/english'] },
  { statement: 35, ids: below('customer-information/italy/it-iban', 'english italian') },
  { statement: 36, ids: below('customer-information/spain/es-iban', 'english spanish') },
  { statement: 38, ids: ['blog'] },
];

/** Required numbers of pages by kind; more are allowed only if specified. */
export const counts: readonly {
  readonly statement: number;
  readonly pages: RegExp;
  readonly count: number;
  readonly orMore?: true;
}[] = [
  { statement: 16, pages: /^careers\/jobs\/[^/]+$/, count: 12, orMore: true },
  { statement: 17, pages: /^case-studies\/[^/]+$/, count: 10 },
  { statement: 18, pages: /^exchange-rates\/[^/]+$/, count: 1 },
  { statement: 20, pages: /^glossary\/[^/]+$/, count: 12 },
  { statement: 21, pages: /^industries\/[^/]+$/, count: 6 },
  { statement: 23, pages: /^podcast\/[^/]+$/, count: 5 },
  { statement: 24, pages: /^publications\/[^/]+$/, count: 13 },
  { statement: 25, pages: /^security\/[^/]+$/, count: 6 },
  { statement: 26, pages: /^services\/[^/]+$/, count: 10 },
  { statement: 27, pages: /^support\/(?!faq$)[^/]+$/, count: 10 },
  { statement: 28, pages: /^webinars\/[^/]+$/, count: 2 },
  { statement: 29, pages: /^support\/[^/]+\/transfer\/sepa$/, count: 7 },
  { statement: 30, pages: /^support\/[^/]+\/transfer(?:\/crypto)?$/, count: 2 },
  { statement: 36, pages: /^customer-information\/.+$/, count: 10 },
  { statement: 38, pages: /^blog\/category\/[^/]+$/, count: 3, orMore: true },
  { statement: 38, pages: /^blog\/(?!page-)[^/]+$/, count: 6, orMore: true },
  { statement: 40, pages: /^press\/[^/]+$/, count: 3, orMore: true },
  { statement: 41, pages: /^support\/faq\/[^/]+$/, count: 3, orMore: true },
];

/** docs/specification.md: home, 35 pages at fixed paths and 97 below them, in each language of the site. */
export const namedPages = 133;

/** Paths in other languages, with their statements. */
export const nativePaths: readonly string[] = [
  // 37
  '/fr/informations-clients/',
  '/fr/informations-clients/france/fr-iban/',
  '/es/informaciones-clientes/',
  '/es/informaciones-clientes/espana/es-iban/',
  '/it/informazioni-clienti/',
  '/it/informazioni-clienti/italia/it-iban/',
];

/** docs/specification.md#s59: pages without asking for consent, in any language. */
export const withoutConsent =
  /404|customer-information|imprint|informaciones-clientes|informations-clients|informazioni-clienti|privacy-policy|terms-of-use/;

/** docs/specification.md#s166: path segments that are excluded from the sitemap. */
export const outsideSitemap: ReadonlySet<string> = new Set([
  'customer-information',
  'gdpr-notice',
  'reports',
  'documents',
  'download',
  'content',
]);
