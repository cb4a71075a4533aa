import type { Locale } from '#lib/i18n/locales';
import { accountYears, findAccounts, type AccountYear } from './account-years';
import { listKeyMetrics } from './key-metrics';
import { writeFigureTable, type FigureRow } from './table-html';
import { readTableWords, type TableWords } from './tables-schema';

type RowName = keyof TableWords['rows'];

/** Amount of a row in a year. */
const amounts: Readonly<Record<RowName, (year: AccountYear) => number>> = {
  netInterest: (year) => year.netInterest,
  netCommission: (year) => year.netCommission,
  income: (year) => year.income,
  staff: (year) => year.expenseParts.staff,
  otherExpenses: (year) => year.expenseParts.other,
  depreciation: (year) => year.expenseParts.depreciation,
  expenses: (year) => year.expenses,
  riskProvisions: (year) => year.riskProvisions,
  profit: (year) => year.profit,
  taxes: (year) => year.taxes,
  netProfit: (year) => year.netProfit,
  cash: (year) => year.assets.cash,
  banks: (year) => year.assets.banks,
  loans: (year) => year.loans,
  securities: (year) => year.assets.securities,
  intangible: (year) => year.assets.intangible,
  otherAssets: (year) => year.assets.other,
  totalAssets: (year) => year.totalAssets,
  bankLiabilities: (year) => year.liabilities.banks,
  deposits: (year) => year.deposits,
  otherLiabilities: (year) => year.liabilities.other,
  provisions: (year) => year.liabilities.provisions,
  equity: (year) => year.equity,
  totalLiabilities: (year) => year.totalAssets,
  openingEquity: (year) => year.openingEquity,
  capitalIncrease: (year) => year.capitalIncrease,
  deduction: (year) => -year.assets.intangible,
  ownFunds: (year) => year.ownFunds,
  creditRisk: (year) => year.risk.credit,
  operationalRisk: (year) => year.risk.operational,
  riskExposure: (year) => year.riskExposure,
  capitalPercent: (year) => year.capitalPercent,
  leverageExposure: (year) => year.leverageExposure,
  leveragePercent: (year) => year.leveragePercent,
  liquidAssets: (year) => year.liquidAssets,
  netOutflows: (year) => year.netOutflows,
  coveragePercent: (year) => year.coveragePercent,
  availableFunding: (year) => year.stableFunding.available,
  requiredFunding: (year) => year.stableFunding.required,
  fundingPercent: (year) => year.fundingPercent,
  returnOnAssetsPercent: (year) => year.returnOnAssetsPercent,
  returnOnEquityPercent: (year) => year.returnOnEquityPercent,
  costIncomePercent: (year) => year.costIncomePercent,
  fullTimeEquivalents: (year) => year.fullTimeEquivalents,
};

export const amountOf = (row: RowName, year: AccountYear): number => amounts[row](year);

/** Ratios with two decimals; everything else has one. */
const twoDigits: ReadonlySet<RowName> = new Set([
  'capitalPercent',
  'leveragePercent',
  'returnOnAssetsPercent',
]);

export const digitsOf = (row: RowName): number => (twoDigits.has(row) ? 2 : 1);

/** Rows in bold: sums, or the ratios among their parts. */
const totals: ReadonlySet<RowName> = new Set(['income', 'expenses', 'profit', 'netProfit']);
const sumOfEquity: ReadonlySet<RowName> = new Set(['equity']);
const capitalTotals: ReadonlySet<RowName> = new Set(['ownFunds', 'riskExposure', 'capitalPercent']);

/** The rows of the file and of the table of five years: each ratio after its parts. */
export const capitalRows = [
  ...(['equity', 'deduction', 'ownFunds', 'creditRisk', 'operationalRisk', 'riskExposure'] as const),
  ...(['capitalPercent', 'leverageExposure', 'leveragePercent', 'liquidAssets', 'netOutflows'] as const),
  ...(['coveragePercent', 'availableFunding', 'requiredFunding', 'fundingPercent'] as const),
  ...([
    'netProfit',
    'totalAssets',
    'returnOnAssetsPercent',
    'openingEquity',
    'returnOnEquityPercent',
  ] as const),
] as const satisfies readonly RowName[];

const ratios: ReadonlySet<RowName> = new Set(capitalRows.filter((row) => row.endsWith('Percent')));

type Years = readonly AccountYear[];

const listRows = (names: readonly RowName[], years: Years, words: TableWords, strong = totals): FigureRow[] =>
  names.map((name) => ({
    name: words.rows[name],
    cells: years.map(amounts[name]),
    digits: digitsOf(name),
    isTotal: strong.has(name),
  }));

const income = [
  ...(['netInterest', 'netCommission', 'income', 'staff', 'otherExpenses', 'depreciation'] as const),
  ...(['expenses', 'riskProvisions', 'profit', 'taxes', 'netProfit'] as const),
] as const;
const assets = ['cash', 'banks', 'loans', 'securities', 'intangible', 'otherAssets', 'totalAssets'] as const;
const liabilities = [
  ...([
    'bankLiabilities',
    'deposits',
    'otherLiabilities',
    'provisions',
    'equity',
    'totalLiabilities',
  ] as const),
] as const;

function listBalance(years: Years, words: TableWords): FigureRow[] {
  const strong: ReadonlySet<RowName> = new Set(['totalAssets', 'totalLiabilities']);
  return [
    { heading: words.group.assets },
    ...listRows(assets, years, words, strong),
    { heading: words.group.liabilities },
    ...listRows(liabilities, years, words, strong),
  ];
}

/** By country: section 26a(1) sentence 2 KWG. */
function listBranches([year]: Years, { branches, rows }: TableWords): FigureRow[] {
  if (!year) return [];
  return [
    { name: branches.country, cells: [branches.germany] },
    { name: branches.activity, cells: [branches.banking] },
    { name: branches.turnover, cells: [year.income] },
    { name: rows.fullTimeEquivalents, cells: [year.fullTimeEquivalents], digits: 0 },
    { name: rows.profit, cells: [year.profit] },
    { name: rows.taxes, cells: [year.taxes] },
    { name: branches.subsidies, cells: [branches.none] },
  ];
}

/** The rows of each table by the name that a text uses: `{table: income-statement}`. */
const tables: Readonly<Record<string, (years: Years, words: TableWords) => FigureRow[]>> = {
  'income-statement': (...given) => listRows(income, ...given),
  'balance-sheet': listBalance,
  equity: (...given) =>
    listRows(['openingEquity', 'capitalIncrease', 'netProfit', 'equity'], ...given, sumOfEquity),
  capital: (...given) => listRows(capitalRows.slice(0, 7), ...given, capitalTotals),
  returns: (...given) =>
    listRows(['costIncomePercent', 'returnOnAssetsPercent', 'returnOnEquityPercent'], ...given),
  'key-metrics': listKeyMetrics,
  'five-years': (...given) => listRows(capitalRows, ...given, ratios),
  branches: listBranches,
};

const newestFirst = (year: number): AccountYear[] => [findAccounts(year), findAccounts(year - 1)];

/** Years of a table: the year and the one before, all years up to it, or the year alone. */
function listYears(table: string, year: number): AccountYear[] {
  if (table === 'five-years') return accountYears.filter((account) => account.year <= year);
  return table === 'branches' ? [findAccounts(year)] : newestFirst(year);
}

/** Name of the first column: the unit, if all rows are amounts. */
function nameFirst(table: string, words: TableWords): string {
  const names: Readonly<Record<string, string>> = {
    'key-metrics': words.metric,
    returns: words.ratio,
    branches: words.item,
  };
  return names[table] ?? words.inMillions;
}

/**
 * Writes a table of a report as HTML.
 *
 * @param table name of the table, such as `income-statement`
 * @throws Error if there is no such table
 */
export function writeReportTable(table: string, year: number, locale: Locale): string {
  const list = tables[table];
  if (!list) throw new Error(`no table but ${Object.keys(tables).join(', ')}, found "${table}"`);
  const years = listYears(table, year);
  const words = readTableWords(locale);
  const head = [nameFirst(table, words), ...years.map((account) => String(account.year))];
  return writeFigureTable(head, list(years, words), locale);
}
