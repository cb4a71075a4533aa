import { workedExample } from '#content/exchange-rates/networks';
import { drawRanking } from '#lib/charts/ranking';
import { drawSpans } from '#lib/charts/spans';
import type { Chart } from '#lib/core/chart';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { calculateMarkUp } from './mark-up';
import { cardRateOf, findCurrency, listMarkUps, summarizeMarkUps } from './rates';
import { readWords, type NetworkEntry } from './schema';

/** All currencies of a network by their mark-up; those of the European Economic Area are lit. */
export function buildRanking({ locale, slug, ranking, network }: NetworkEntry): Chart {
  const percent = (value: number): string => formatPercent(value, locale, 2);
  const items = listMarkUps(slug).map(({ currency, markUp }) => ({
    name: currency.name[locale],
    short: currency.code,
    value: markUp,
    text: percent(markUp),
    isMain: 'isEea' in currency,
  }));
  const { low, high, average } = summarizeMarkUps(slug);
  const sorted = items.toSorted((a, b) => a.value - b.value);
  const t = translate.exchangeRates[locale];
  return {
    title: ranking.title,
    note: ranking.note,
    sentence: t('ranking', {
      count: items.length,
      low: percent(low),
      high: percent(high),
      average: percent(average),
    }),
    drawings: drawRanking({
      items,
      average: { value: average, text: t('average', { average: percent(average) }) },
    }),
    table: {
      caption: `${network}: ${ranking.title}`,
      head: [t('currency'), t('markUp')],
      rows: sorted.map(({ name, short, text }) => [`${name} (${short})`, text]),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** The mark-up of the example: what the rate of the network adds, what the provider's fee adds, and both. */
export function buildParts(locale: Locale): Chart {
  const { title, note, sentence, network, fee, total } = readWords(locale).parts;
  const currency = findCurrency(workedExample.code);
  const cardRate = cardRateOf(currency, workedExample.network);
  const first = calculateMarkUp(currency.rate, cardRate);
  const all = calculateMarkUp(currency.rate, cardRate, workedExample.feePercent);
  const percent = (value: number): string => formatPercent(value, locale, 2);
  const spans = [
    { name: network, from: 0, to: first, text: percent(first), isMain: false },
    { name: fee, from: first, to: all, text: percent(all - first), isMain: false },
    { name: total, from: 0, to: all, text: percent(all), isMain: true },
  ];
  const t = translate.exchangeRates[locale];
  return {
    title,
    note,
    sentence,
    drawings: drawSpans({ spans, formatTick: (value) => `${formatNumber(value, locale, 1)}\u00a0%` }),
    table: {
      caption: title,
      head: [t('step'), t('result')],
      rows: spans.map(({ name, text }) => [name, text]),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
