/** Maximum sizes of a family's pages in bytes (gzip), and maximum number of requests. */
export type FamilyBudget = {
  /** Including data for hydration. */
  readonly document: number;
  readonly pageData: number;
  /** Scripts of a first visit. */
  readonly scripts: number;
  readonly requests: number;
};

/**
 * The same for every page: React, Next's router and link, and 18.4 kB of the site's code. Templates are only
 * loaded for the second page. Requests: the starter, three of the runtime, and the data for hydration.
 * Each template and island has its name and chunk in the runtime: 110 bytes for those of the prices,
 * as many for the IBAN checker and the countries, 320 for the five of the reference, the changelog and the PSD2
 * interface, 300 for the documents for customers and the notices, 110 for the reports for investors, 90 for the sandbox,
 * 200 for links that are copied and for copied text without soft hyphens, 30 for keys that lay out a page.
 */
export const firstLoad = { scripts: 159_750, requests: 5 } as const;

/** Pages without a language prefix have no runtime. */
const noScripts = { scripts: 0, requests: 0 } as const;

/**
 * By family. The limits are the largest document plus 3 %, and the largest page data plus 3 % and 100 bytes,
 * so that growth is noticed. State the reason when raising a limit.
 */
export const familyBudgets: Readonly<Record<string, FamilyBudget>> = {
  entry: { document: 8_100, pageData: 800, ...noScripts },
  // A partner's console and a payment card in HTML have 500 bytes.
  home: { document: 38_900, pageData: 9_600, ...firstLoad },
  // The console of payment flows has 300 bytes more than the webhook in its place.
  services: { document: 40_200, pageData: 10_700, ...firstLoad },
  prices: { document: 29_200, pageData: 5_300, ...firstLoad },
  industries: { document: 40_400, pageData: 10_400, ...firstLoad },
  'case-studies': { document: 35_800, pageData: 8_100, ...firstLoad },
  glossary: { document: 34_200, pageData: 9_200, ...firstLoad },
  // The privacy policy names purpose, period and ground of everything that is kept: 9.6 kB with complaints, reports
  // of wrongdoing and webinars.
  text: { document: 35_000, pageData: 9_900, ...firstLoad },
  // The contact band of /about/ holds the related pages, with their reasons.
  company: { document: 34_900, pageData: 6_600, ...firstLoad },
  careers: { document: 35_500, pageData: 6_300, ...firstLoad },
  press: { document: 32_000, pageData: 6_500, ...firstLoad },
  investors: { document: 33_200, pageData: 9_400, ...firstLoad },
  developers: { document: 35_450, pageData: 7_150, ...firstLoad },
  // Pages of companies lead to the form for complaints and ask whether they helped: 50 bytes. Timetables have
  // places for labels on phones: 140 bytes of page data.
  support: { document: 39_400, pageData: 8_250, ...firstLoad },
  // The line of the year in two widths, and four facts: 1 kB, 0.8 kB of page data.
  status: { document: 21_900, pageData: 2_550, ...firstLoad },
  security: { document: 31_300, pageData: 5_900, ...firstLoad },
  // Its tables and chart share a joined style sheet with the tables of reports: 450 bytes.
  'exchange-rates': { document: 30_950, pageData: 6_000, ...firstLoad },
  countries: { document: 22_800, pageData: 2_250, ...firstLoad },
  'iban-checker': { document: 26_700, pageData: 3_500, ...firstLoad },
  // Emergency and tax sections, and rights with their conditions, in the language of the account: 9.9 kB;
  // with links to the documents for customers 10 bytes more.
  'customer-information': { document: 33_300, pageData: 9_970, ...firstLoad },
  'customer-documents': { document: 28_550, pageData: 6_200, ...firstLoad },
  blog: { document: 31_800, pageData: 7_600, ...firstLoad },
  knowledge: { document: 31_200, pageData: 1_400, ...firstLoad },
  podcast: { document: 38_600, pageData: 12_000, ...firstLoad },
  publications: { document: 45_700, pageData: 16_500, ...firstLoad },
  webinars: { document: 37_000, pageData: 10_000, ...firstLoad },
  // The form for reports of wrongdoing names protection, offices outside the bank and how an answer comes: 5.4 kB.
  forms: { document: 32_400, pageData: 5_700, ...firstLoad },
  // The footer links to the documents for customers, the IBAN checker, the countries, trust, complaints and reports.
  search: { document: 25_700, pageData: 1_700, ...firstLoad },
  // The tokens of type sizes and colours have 100 bytes in every document, help in the header 90;
  // two names in the menu for developers have 50, those of the tools in the footer 40, of trust, complaints and reports 80.
  error: { document: 18_200, pageData: 950, ...firstLoad },
};
