import { findContactPerson } from '#lib/facts/contact';
import { brand } from '#content/site/brand';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { listDates } from './calendar-files';
import { buildFacts } from './files';
import { buildBodies } from './governance';
import { buildCalendar, buildHoldings, buildResults, drawRow } from './drawings';
import { derivedYears, keyRows, type KeyRow } from './key-rows';
import type { InvestorsEntryOf } from './schema';

/** Rows that are the sum of those above them. */
const sums: readonly string[] = ['income', 'profit'];

/** Years run to the right as they do in the lines beside them; the newest stands out. */
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
    title: years.title,
    lead: years.lead,
    note: years.note,
    table: {
      caption: years.caption,
      head: [years.unit, years.course, ...derivedYears.map(({ year }) => String(year))],
      rows,
      numeric: derivedYears.map((_, index) => index + 2),
      strong: keyRows.flatMap(([row], index) => (sums.includes(row) ? [index] : [])),
    },
  };
}

/** The first year with its number, from which the line rises or falls, and the last. */
function describeEnds(row: KeyRow, locale: Locale) {
  const [first, last] = [derivedYears[0], derivedYears.at(-1)];
  const decimals = keyRows.find(([name]) => name === row)?.[1];
  const value = first && formatNumber(first[row], locale, decimals);
  return { first: `${first?.year}: ${value}`, last: String(last?.year) };
}

/** Key figures, ownership, bodies, supervisors and dates. */
export function buildInvestorsView(entry: InvestorsEntryOf<'investors'>) {
  const { locale, title, summary, figures, ownership, governance, supervision } = entry;
  const { calendar, downloads, contact } = entry;
  return {
    title,
    summary,
    results: buildResults(entry),
    facts: buildFacts(entry),
    figures: {
      title: figures.title,
      items: figures.items.map(({ row, change, value, label }) => ({
        value,
        label,
        course: { line: drawRow(row, 'figure'), ...describeEnds(row, locale), change },
      })),
    },
    years: buildYears(entry),
    ownership: { title: ownership.title, html: ownership.html, chart: buildHoldings(entry) },
    governance: { ...governance, plan: buildBodies(entry) },
    supervision,
    calendar: { title: calendar.title, chart: buildCalendar(entry), dates: listDates(locale) },
    downloads,
    contact: { ...contact, person: findContactPerson('investors', locale) },
    board: brand.board.map(({ name, role }) => ({ name, role: role[locale] })),
    downloadPath: buildPath(locale, 'investors/download'),
    contactHref: `mailto:${brand.email.office}`,
  };
}
