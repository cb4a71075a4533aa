import { drawBarChart } from '#lib/charts/bar-chart';
import type { Chart } from '#lib/core/chart';
import { pick } from '#lib/core/pick';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { describePsd2File, listQuarters, nameQuarter } from './csv-files';
import { availabilityOf, meanOf, sumOf, type Quarter } from './quarters';
import { readPsd2Words } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

export const psd2Id = 'developers/psd2';

/** Bars of the minutes without service: of each quarter one for each interface. */
function buildChart(quarters: readonly Quarter[], locale: Locale): Chart {
  const { chart, quarter: pattern } = readPsd2Words(locale).figures;
  const rows = quarters.flatMap((quarter) => {
    const [dedicated, customers] = [sumOf(quarter, 'down'), sumOf(quarter, 'customersDown')];
    return [
      {
        group: nameQuarter(pattern, quarter),
        name: chart.dedicated,
        parts: [{ amount: dedicated, share: formatNumber(dedicated, locale), series: 'main' }],
      },
      {
        name: chart.customers,
        parts: [{ amount: customers, share: formatNumber(customers, locale), series: 'side' }],
      },
    ] as const;
  });
  return {
    ...pick(chart, 'title', 'note', 'alt'),
    drawings: drawBarChart({ rows }),
    table: {
      caption: chart.note,
      head: [readPsd2Words(locale).figures.table.head[0] ?? '', chart.dedicated, chart.customers],
      rows: quarters.map((quarter) => [
        nameQuarter(pattern, quarter),
        ...(['down', 'customersDown'] as const).map((key) => formatNumber(sumOf(quarter, key), locale)),
      ]),
      numeric: [1, 2],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Quarters side by side: their names are short, and those of what is measured long. */
function buildTable(quarters: readonly Quarter[], locale: Locale) {
  const { table, quarter: pattern } = readPsd2Words(locale).figures;
  const [corner = '', ...names] = table.head;
  const means = ['initiation', 'information', 'funds', 'customers', 'errors'] as const;
  const columns = quarters.map((quarter) => [
    formatPercent(availabilityOf(quarter, 'down'), locale, 3),
    formatPercent(availabilityOf(quarter, 'customersDown'), locale, 3),
    ...means.map((key) => formatNumber(Math.round(meanOf(quarter, key)), locale)),
  ]);
  return {
    caption: table.caption,
    head: [corner, ...quarters.map((quarter) => nameQuarter(pattern, quarter))],
    rows: names.map((name, row) => [name, ...columns.map((cells) => cells[row] ?? '')]),
    numeric: quarters.map((_, index) => index + 1),
  };
}

export function buildPsd2View(locale: Locale) {
  const words = readPsd2Words(locale);
  const quarters = listQuarters();
  const { title, lead, files, table } = words.figures;
  return {
    feedback: buildFeedback(locale, psd2Id),
    ...pick(words, 'title', 'summary', 'facts', 'access', 'test'),
    figures: {
      title,
      lead,
      chart: buildChart(quarters, locale),
      table: buildTable(quarters, locale),
      note: table.note,
      filesTitle: files,
      files: quarters.map((quarter) => describePsd2File(quarter, locale)),
    },
  };
}
