import { pick } from '#lib/core/pick';
import { findContactPerson } from '#lib/facts/contact';
import { brand } from '#content/site/brand';
import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { findNext, listDates } from './calendar-files';
import { describeFile, type DocumentName } from './documents';
import { reportId } from './report-view';
import { listCurrentReports } from './reports';
import { buildOrgChart, buildCalendar, buildHoldings, buildResults, drawRow } from './drawings';
import { derivedYears, keyRows, type KeyRow } from './key-rows';
import type { InvestorsEntryOf } from './schema';

/** Rows that are sums of the rows above. */
const sums: readonly string[] = ['income', 'profit'];

/** Table of key figures, one column per year; the newest year is bold. */
function buildYears({ locale, years }: InvestorsEntryOf<'investors'>) {
  const t = translate.investors[locale];
  const rows = keyRows.map(([row, decimals]) => [
    t(`rows.${row}`),
    { line: drawRow(row, 'row') },
    ...derivedYears.map((year) => {
      const value = formatNumber(year[row], locale, decimals);
      return year === derivedYears.at(-1) ? { html: `<b>${value}</b>` } : value;
    }),
  ]);
  return {
    ...pick(years, 'title', 'lead', 'note'),
    table: {
      caption: years.caption,
      head: [years.unit, years.trend, ...derivedYears.map(({ year }) => String(year))],
      rows,
      numeric: derivedYears.map((_, index) => index + 2),
      strong: keyRows.flatMap(([row], index) => (sums.includes(row) ? [index] : [])),
    },
  };
}

/** First and last year of a row, the first with its number. */
function describeEnds(row: KeyRow, locale: Locale) {
  const [first, last] = [derivedYears[0], derivedYears.at(-1)];
  const decimals = keyRows.find(([name]) => name === row)?.[1];
  const value = first && formatNumber(first[row], locale, decimals);
  return { first: `${first?.year}: ${value}`, last: String(last?.year) };
}

/** Next date and downloads, for the head of the page. */
function buildFacts({ locale, date, facts }: InvestorsEntryOf<'investors'>) {
  const toFile = (name: DocumentName, words: string) => {
    const { path, size, type } = describeFile(name, locale);
    return { href: path, words, note: `${type}, ${size}` };
  };
  return {
    next: findNext(date, locale, facts.next),
    files: {
      label: facts.files,
      items: [
        ...listCurrentReports(locale).map((report) => ({
          href: buildPath(locale, reportId(report)),
          words: report.name,
          note: formatDay(report.date, locale),
        })),
        toFile('key-figures', facts.keyFigures),
        toFile('financial-calendar', facts.dates),
      ],
    },
  };
}

export function buildInvestorsView(entry: InvestorsEntryOf<'investors'>) {
  const { locale, figures, ownership, governance } = entry;
  const { calendar, downloads, contact } = entry;
  return {
    ...pick(entry, 'title', 'summary', 'supervision'),
    results: buildResults(entry),
    facts: buildFacts(entry),
    figures: {
      title: figures.title,
      items: figures.items.map(({ row, change, value, label }) => ({
        value,
        label,
        trend: { line: drawRow(row, 'figure'), ...describeEnds(row, locale), change },
      })),
    },
    years: buildYears(entry),
    ownership: { title: ownership.title, html: ownership.html, chart: buildHoldings(entry) },
    governance: { ...governance, plan: buildOrgChart(entry) },
    calendar: { title: calendar.title, chart: buildCalendar(entry), dates: listDates(locale) },
    downloads,
    contact: { ...contact, person: findContactPerson('investors', locale) },
    board: brand.board.map(({ name, role }) => ({ name, role: role[locale] })),
    downloadPath: buildPath(locale, 'investors/download'),
    contactHref: `mailto:${brand.email.office}`,
  };
}
