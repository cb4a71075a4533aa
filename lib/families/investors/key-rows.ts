import { keyFigures } from '#content/site/key-figures';

export type KeyYear = (typeof keyFigures)[number];

/** Derived figures, in the same units. */
type Derived = {
  readonly income: number;
  /** Expenses and risk provisions. */
  readonly costs: number;
  readonly profit: number;
  readonly costIncomePercent: number;
};

export type DerivedYear = KeyYear & Derived;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Adds income, costs, profit before tax and cost-income ratio to the figures of a year. */
export function deriveYear(year: KeyYear): DerivedYear {
  const income = round(year.netInterest + year.netCommission);
  const costs = round(year.expenses + year.riskProvisions);
  return {
    ...year,
    income,
    costs,
    profit: round(income - costs),
    costIncomePercent: round((year.expenses / income) * 100),
  };
}

/** All years, oldest first. */
export const derivedYears: readonly DerivedYear[] = keyFigures.map(deriveYear);

/** Rows of the table in order, with their number of decimals. */
export const keyRows = [
  ['netInterest', 1],
  ['netCommission', 1],
  ['income', 1],
  ['expenses', 1],
  ['riskProvisions', 1],
  ['profit', 1],
  ['costIncomePercent', 1],
  ['totalAssets', 0],
  ['deposits', 0],
  ['loans', 0],
  ['equity', 0],
  ['cet1Percent', 1],
  ['partnerCompanies', 0],
  ['accountsInMillions', 1],
  ['paymentsInMillions', 0],
  ['employees', 0],
] as const;

export type KeyRow = (typeof keyRows)[number][0];
