/**
 * The (invented) key figures of the provider by year, in millions of euros unless the name says
 * otherwise; balance sheet and counts at the end of the year. Results are derived from them.
 */
export const keyFigures = [
  {
    year: 2021,
    netInterest: 11.8,
    netCommission: 21.4,
    expenses: 33.9,
    riskProvisions: 1.9,
    totalAssets: 1240,
    deposits: 1090,
    loans: 210,
    equity: 92,
    cet1Percent: 17.9,
    partnerCompanies: 22,
    accountsInMillions: 0.9,
    paymentsInMillions: 96,
    employees: 214,
  },
  {
    year: 2022,
    netInterest: 16.9,
    netCommission: 29.7,
    expenses: 44.8,
    riskProvisions: 3.1,
    totalAssets: 1710,
    deposits: 1510,
    loans: 330,
    equity: 118,
    cet1Percent: 16.8,
    partnerCompanies: 31,
    accountsInMillions: 1.4,
    paymentsInMillions: 158,
    employees: 262,
  },
  {
    year: 2023,
    netInterest: 34.6,
    netCommission: 37.9,
    expenses: 54.1,
    riskProvisions: 4.8,
    totalAssets: 2280,
    deposits: 2020,
    loans: 470,
    equity: 152,
    cet1Percent: 17.2,
    partnerCompanies: 41,
    accountsInMillions: 2.0,
    paymentsInMillions: 241,
    employees: 301,
  },
  {
    year: 2024,
    netInterest: 45.2,
    netCommission: 46.8,
    expenses: 62.0,
    riskProvisions: 5.9,
    totalAssets: 2830,
    deposits: 2500,
    loans: 590,
    equity: 196,
    cet1Percent: 18.1,
    partnerCompanies: 50,
    accountsInMillions: 2.5,
    paymentsInMillions: 327,
    employees: 334,
  },
  {
    year: 2025,
    netInterest: 49.8,
    netCommission: 56.3,
    expenses: 68.7,
    riskProvisions: 6.6,
    totalAssets: 3310,
    deposits: 2910,
    loans: 680,
    equity: 231,
    cet1Percent: 18.6,
    partnerCompanies: 57,
    accountsInMillions: 2.9,
    paymentsInMillions: 410,
    employees: 361,
  },
] as const;

/** Who holds the shares, in per cent of capital and votes; `qualifying` from 10 per cent on. */
export const shareholders = [
  {
    name: { en: 'Havelring Beteiligungs SE, Potsdam', de: 'Havelring Beteiligungs SE, Potsdam' },
    percent: 38,
    qualifying: true,
  },
  {
    name: { en: 'Founders and management board', de: 'Gründer und Vorstand' },
    percent: 27.5,
    qualifying: false,
  },
  {
    name: { en: 'Nordstrand Kapital eG, Husum', de: 'Nordstrand Kapital eG, Husum' },
    percent: 24.5,
    qualifying: true,
  },
  {
    name: { en: 'Employees, each below 1%', de: 'Beschäftigte, einzeln unter 1 %' },
    percent: 10,
    qualifying: false,
  },
] as const;

/** Dates of the financial calendar. */
export const financialCalendar = [
  {
    day: '2027-03-18',
    slug: 'annual-report',
    title: {
      en: 'Annual report 2026, press call at 10 am',
      de: 'Geschäftsbericht 2026, Pressegespräch um 10 Uhr',
    },
  },
  {
    day: '2027-04-08',
    slug: 'disclosure-report',
    title: {
      en: 'Disclosure report 2026 under Part Eight CRR',
      de: 'Offenlegungsbericht 2026 nach Teil 8 CRR',
    },
  },
  {
    day: '2027-05-20',
    slug: 'general-meeting',
    title: { en: 'Annual general meeting in Berlin', de: 'Ordentliche Hauptversammlung in Berlin' },
  },
  {
    day: '2027-08-19',
    slug: 'half-year',
    title: { en: 'Half-year figures 2027', de: 'Halbjahreszahlen 2027' },
  },
  {
    day: '2027-11-18',
    slug: 'nine-months',
    title: { en: 'Figures for the first nine months of 2027', de: 'Zahlen der ersten neun Monate 2027' },
  },
] as const;
