import type { Chart } from '#lib/core/chart';
import { drawRails } from '#lib/charts/rails';
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

/** Income and costs of all years as two rails. */
export function buildRails({ locale, rails }: Entry): Chart {
  const one = (value: number): string => formatNumber(value, locale, 1);
  const sign = (value: number): string => `${value > 0 ? '+' : ''}${one(value)}`;
  const last = derivedYears.at(-1);
  const end = (name: string, value = 0) => ({
    name,
    value: translate.investors[locale]('millions', { value: one(value) }),
    short: one(value),
  });
  return {
    title: rails.title,
    note: rails.note,
    sentence: rails.sentence,
    drawings: drawRails({
      years: derivedYears.map(({ year, income, costs, profit }) => ({
        label: String(year),
        main: income,
        side: costs,
        difference: sign(profit),
      })),
      formatTick: (value) => formatNumber(value, locale),
      formatTop: (value) => translate.investors[locale]('millions', { value: formatNumber(value, locale) }),
      main: end(rails.income, last?.income),
      side: end(rails.costs, last?.costs),
      between: rails.between,
      differenceName: rails.profit,
      crossing: rails.crossing,
    }),
    table: {
      caption: rails.note,
      head: [rails.year, rails.income, rails.costs, rails.profit],
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
