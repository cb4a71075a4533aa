import { drawBarChart } from '#lib/charts/bar-chart';
import { drawOrgChart } from '#lib/charts/org-chart';
import { drawSparkline } from '#lib/charts/sparkline';
import { drawYear } from '#lib/charts/timeline';
import type { Chart } from '#lib/core/chart';
import { formatDay, formatMonths, formatNumber, formatPercent } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { derivedYears, type KeyRow } from './key-rows';
import { type InvestorsEntryOf, readCalendar, readShareholders } from './schema';

type Entry = InvestorsEntryOf<'investors'>;

/** Sparkline of a table row. */
export const drawRow = (row: KeyRow, size: 'figure' | 'row') =>
  drawSparkline(
    derivedYears.map((year) => year[row]),
    size,
  );

/** Bar chart of income, costs and profit or loss by year. */
export function buildResults({ locale, results }: Entry): Chart {
  const formatOneDecimal = (value: number): string => formatNumber(value, locale, 1);
  const sign = (value: number): string => `${value > 0 ? '+' : ''}${formatOneDecimal(value)}`;
  const rows = derivedYears.map(({ year, income, costs, profit }) => {
    const words = `${year}: ${results.income} ${formatOneDecimal(income)}, ${results.costs} ${formatOneDecimal(costs)}`;
    const difference = {
      amount: Math.abs(profit),
      share: sign(profit),
      name: results.profit,
      series: profit < 0 ? 'loss' : 'main',
    } as const;
    const common = { amount: Math.min(income, costs), series: 'side' } as const;
    return { group: words, name: '', parts: [common, difference] };
  });
  return {
    title: results.title,
    note: results.note,
    alt: results.alt,
    drawings: drawBarChart({ rows }),
    table: {
      caption: results.note,
      head: [results.year, results.income, results.costs, results.profit],
      rows: derivedYears.map(({ year, income, costs, profit }) => [
        String(year),
        formatOneDecimal(income),
        formatOneDecimal(costs),
        formatOneDecimal(profit),
      ]),
      numeric: [1, 2, 3],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Bar chart of the shareholders. */
export function buildHoldings({ locale, ownership }: Entry): Chart {
  const holders = readShareholders().map(({ name, percent, qualifying }) => ({
    name: name[locale],
    percent,
    share: formatPercent(percent, locale, 1),
    note: qualifying ? ownership.qualifying : undefined,
  }));
  return {
    title: ownership.caption,
    alt: ownership.alt,
    drawings: drawBarChart(
      {
        rows: holders.map(({ name, percent, share, note }) => ({
          name,
          parts: [{ amount: percent, share, name: note, series: note ? 'main' : 'side' }],
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

/** Timeline of the financial calendar. */
export function buildCalendar({ locale, calendar }: Entry): Chart {
  const days = readCalendar().map(({ day, title }) => ({
    iso: day,
    title: formatDay(day, locale),
    text: title[locale],
  }));
  return {
    title: calendar.caption,
    alt: calendar.alt,
    drawings: drawYear(Number(days[0]?.iso.slice(0, 4)), formatMonths(locale), days),
    table: {
      caption: calendar.caption,
      head: calendar.head,
      rows: days.map(({ title, text }) => [title, text]),
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Diagram and table of who elects, appoints and supervises whom. */
export function buildOrgChart({ locale, governance, supervision }: InvestorsEntryOf<'investors'>): Chart {
  const { title, alt, head, supervises, licenses, ecb, bundesbank, ...words } = governance.plan;
  const { meeting, board, management, control, auditor } = words;
  const [first = '', second = '', third = ''] = supervision.items.map((item) => item.title);
  const authority = (name: string, short: string) => ({ name, short });
  return {
    title,
    alt,
    drawings: drawOrgChart({
      ...words,
      outsiders: [authority(first, ecb), authority(second, second), authority(third, bundesbank)],
    }),
    table: {
      caption: title,
      head,
      rows: [
        [meeting, words.elects, board],
        [board, words.appoints, management],
        [control, words.reports, management],
        [control, words.direct, board],
        [auditor, words.audits, board],
        [first, licenses, words.inside],
        [second, supervises, words.inside],
        [third, supervises, words.inside],
      ],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
