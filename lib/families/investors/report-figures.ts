import { drawSparkline } from '#lib/charts/sparkline';
import { formatMillions, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { accountYears, type AccountYear } from './account-years';
import { amountOf, digitsOf } from './report-tables';
import type { Report, ReportKind } from './reports';
import { readTableWords } from './tables-schema';

type Row = Parameters<typeof amountOf>[0];

/** What each kind of report says first: results and size in euros, or the ratios that supervisors look at. */
const rows: Readonly<Record<ReportKind, readonly Row[]>> = {
  'annual-report': ['income', 'profit', 'totalAssets', 'equity'],
  'disclosure-report': ['capitalPercent', 'leveragePercent', 'coveragePercent', 'fundingPercent'],
};

const formatAmount = (row: Row, year: AccountYear, locale: Locale): string =>
  row.endsWith('Percent')
    ? formatNumber(amountOf(row, year), locale, digitsOf(row))
    : formatMillions(amountOf(row, year), locale);

function toFigure(row: Row, years: readonly AccountYear[], locale: Locale) {
  const write = (year: AccountYear | undefined): string => (year ? formatAmount(row, year, locale) : '–');
  const [first, before, last] = [years[0], years.at(-2), years.at(-1)];
  return {
    value: write(last),
    label: readTableWords(locale).rows[row],
    trend: {
      line: drawSparkline(
        years.map((year) => amountOf(row, year)),
        'figure',
      ),
      first: `${first?.year}: ${write(first)}`,
      last: String(last?.year),
      change: `${before?.year}: ${write(before)}`,
    },
  };
}

/** The figures of a report's year, each with its course up to that year. */
export function buildReportFigures({ kind, year, locale }: Pick<Report, 'kind' | 'year' | 'locale'>) {
  const years = accountYears.filter((account) => account.year <= year);
  return rows[kind].map((row) => toFigure(row, years, locale));
}
