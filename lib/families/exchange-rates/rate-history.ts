import { workedExamples } from '#content/exchange-rates/examples';
import { drawLineChart, type DayValue } from '#lib/charts/line-chart';
import type { Chart } from '#lib/core/chart';
import { formatDay, formatDayAndMonth, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { findCardRate, listDays, type Currency } from './rates';
import { readWords } from './schema';

/** A line needs at least two days. */
const leastDays = 2;

/** Change of a rate in per cent, with its sign. */
function formatChange(change: number, locale: Locale): string {
  const percent = formatPercent(Math.abs(change), locale, 1);
  return `${change < 0 ? '\u2212' : '+'}${percent}`;
}

/** Rates of a currency, oldest first. */
const listPoints = (code: string): DayValue[] =>
  listDays()
    .map(({ day, rates }) => ({ day, value: rates[code] ?? NaN }))
    .toReversed();

function describeLine(points: readonly DayValue[], { code, digits, name }: Currency, locale: Locale) {
  const t = translate.exchangeRates[locale];
  const rate = (value: number): string => formatNumber(value, locale, digits);
  const rates = points.map((point) => point.value);
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = [first, last].map((point) => formatDay(point?.day ?? '', locale));
  const newest = rate(last?.value ?? NaN);
  const [low, high] = [Math.min(...rates), Math.max(...rates)].map(rate);
  const change = formatChange(((last?.value ?? NaN) / (first?.value ?? NaN) - 1) * 100, locale);
  return {
    title: t('pastTitle', { newest, code }),
    note: t('pastNote', { change, from: from ?? '' }),
    alt: t('pastAlt', { from: from ?? '', to: to ?? '', low: low ?? '', high: high ?? '', newest, code }),
    table: {
      caption: t('pastCaption', { name: name[locale] }),
      head: [t('day'), t('ecbRate')],
      rows: points.toReversed().map((point) => [formatDay(point.day, locale), rate(point.value)]),
      numeric: [1],
    },
  };
}

function buildChart(currency: Currency, locale: Locale): Chart {
  const points = listPoints(currency.code);
  return {
    ...describeLine(points, currency, locale),
    drawings: drawLineChart(points, {
      value: (value) => formatNumber(value, locale, currency.digits),
      day: (day) => formatDayAndMonth(day, locale),
    }),
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/**
 * Charts of past rates for the currencies of the sample purchases.
 *
 * @returns null if there is only one day
 */
export function buildRateHistory(locale: Locale) {
  if (listDays().length < leastDays) return null;
  const { title, text, legend } = readWords(locale).past;
  const codes = [...new Set(workedExamples.purchases.map(({ code }) => code))];
  const items = codes.map((code) => {
    const { currency } = findCardRate(workedExamples.network, code);
    return { key: code, chart: buildChart(currency, locale) };
  });
  return { title, text, legend, items };
}
