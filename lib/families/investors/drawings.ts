import type { Chart } from '#lib/core/chart';
import { drawBarChart } from '#lib/charts/bar-chart';
import { drawSparkline } from '#lib/charts/sparkline';
import { drawYear } from '#lib/charts/time-axis';
import { formatDay, formatMonths, formatNumber, formatPercent } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { derivedYears, type KeyRow } from './key-rows';
import { readCalendar, readShareholders, type InvestorsEntryOf } from './schema';

type Entry = InvestorsEntryOf<'investors'>;

/** The course of a row of the table over all years. */
export const drawRow = (row: KeyRow, size: 'figure' | 'row') =>
  drawSparkline(
    derivedYears.map((year) => year[row]),
    size,
  );

/** Income of all years as bars of what it costs and what remains, or is missing. */
export function buildResults({ locale, results }: Entry): Chart {
  const one = (value: number): string => formatNumber(value, locale, 1);
  const sign = (value: number): string => `${value > 0 ? '+' : ''}${one(value)}`;
  const rows = derivedYears.map(({ year, income, costs, profit }) => {
    const words = `${year}: ${results.income} ${one(income)}, ${results.costs} ${one(costs)}`;
    const difference = {
      amount: Math.abs(profit),
      share: sign(profit),
      name: results.profit,
      track: profit < 0 ? 'loss' : 'main',
    } as const;
    const common = { amount: Math.min(income, costs), track: 'side' } as const;
    return { group: words, name: '', parts: [common, difference] };
  });
  return {
    title: results.title,
    note: results.note,
    sentence: results.sentence,
    drawings: drawBarChart({ rows }),
    table: {
      caption: results.note,
      head: [results.year, results.income, results.costs, results.profit],
      rows: derivedYears.map(({ year, income, costs, profit }) => [
        String(year),
        one(income),
        one(costs),
        one(profit),
      ]),
      numeric: [1, 2, 3],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Who holds the shares, a bar each. */
export function buildHoldings({ locale, ownership }: Entry): Chart {
  const holders = readShareholders().map(({ name, percent, qualifying }) => ({
    name: name[locale],
    percent,
    share: formatPercent(percent, locale, 1),
    note: qualifying ? ownership.qualifying : undefined,
  }));
  return {
    title: ownership.caption,
    sentence: ownership.sentence,
    drawings: drawBarChart(
      {
        rows: holders.map(({ name, percent, share, note }) => ({
          name,
          parts: [{ amount: percent, share, name: note, track: note ? 'main' : 'side' }],
        })),
      },
      'full',
    ),
    table: {
      caption: ownership.caption,
      head: ownership.head,
      rows: holders.map(({ name, share, note }) => [name, share, note ?? '–']),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** The dates of a year on a line from January to December. */
export function buildCalendar({ locale, calendar }: Entry): Chart {
  const days = readCalendar().map(({ day, title }) => ({
    iso: day,
    title: formatDay(day, locale),
    text: title[locale],
  }));
  return {
    title: calendar.caption,
    sentence: calendar.sentence,
    drawings: drawYear(Number(days[0]?.iso.slice(0, 4)), formatMonths(locale), days),
    table: {
      caption: calendar.caption,
      head: calendar.head,
      rows: days.map(({ title, text }) => [title, text]),
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
