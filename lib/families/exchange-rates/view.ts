import { workedExamples } from '#content/exchange-rates/examples';
import { formatDay, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { buildCalculator, describeAge } from './calculator';
import { describeEcbFile } from './csv-files';
import { describeSource } from './rates';
import { drawThumbnail } from './drawings';
import { buildRateHistory } from './rate-history';
import { buildPurchases } from './purchases';
import { findNewest, listReferenceRates, summarizeMarkUps, type RateRow } from './rates';
import { networks, readWords } from './schema';
import { calculatePurchase } from './rates';

type Group = { readonly caption: string; readonly rows: readonly RateRow[] };

/** Splits rows into two halves, named by the first and last code of each. */
function halve(rows: readonly RateRow[], locale: Locale): Group[] {
  const middle = Math.ceil(rows.length / 2);
  const nameOf = (part: readonly RateRow[]): string =>
    translate.exchangeRates[locale]('othersFromTo', {
      first: part[0]?.code ?? '',
      last: part.at(-1)?.code ?? '',
    });
  return [rows.slice(0, middle), rows.slice(middle)].map((part) => ({ caption: nameOf(part), rows: part }));
}

/** Tables of rates with their texts. */
function buildTables(locale: Locale, columns: readonly string[], groups: readonly Group[], asOf: string) {
  const t = translate.exchangeRates[locale];
  return {
    head: [t('code'), t('currency'), ...columns],
    groups,
    asOf,
    source: describeSource(locale),
    file: describeEcbFile(locale),
  };
}

/** The formula with the numbers of the first purchase. */
function buildExample(locale: Locale) {
  const { exampleTitle, exampleNote } = readWords(locale);
  const { currency, referenceRate, cardRate, markUp } = calculatePurchase(workedExamples.purchases[0]);
  const rate = (value: number): string => formatNumber(value, locale, currency.digits);
  return {
    title: exampleTitle,
    formula: {
      name: formatNumber(markUp, locale, 2),
      over: `${rate(referenceRate)} × ${formatNumber(1 + workedExamples.feePercent / 100, locale, 3)}`,
      under: rate(cardRate),
    },
    note: exampleNote,
  };
}

/** Links to the card networks with thumbnails. */
function listNetworks(locale: Locale) {
  const percent = (value: number): string => formatPercent(value, locale, 2);
  return networks.all(locale).map(({ slug, name, summary }) => {
    const { low, high, count } = summarizeMarkUps(slug);
    return {
      name,
      path: buildPath(locale, `exchange-rates/${slug}`),
      text: summary,
      range: translate.exchangeRates[locale]('range', { count, low: percent(low), high: percent(high) }),
      thumbnail: drawThumbnail(slug),
    };
  });
}

/** @param today day of the build */
export function buildIndexView(locale: Locale, today = new Date()) {
  const words = readWords(locale);
  const t = translate.exchangeRates[locale];
  const { eea, others } = listReferenceRates(locale);
  const groups = [{ caption: t('eea'), rows: eea }, ...halve(others, locale)];
  const asOf = t('asOf', { day: formatDay(findNewest().day, locale) });
  const age = describeAge(locale, today);
  return {
    title: words.title,
    summary: words.summary,
    note: age.note,
    purchases: buildPurchases(locale),
    calculator: buildCalculator(locale, age),
    past: buildRateHistory(locale),
    tables: buildTables(locale, [t('oneEuro')], groups, asOf),
    how: {
      title: words.howTitle,
      html: words.how,
      formula: words.formula,
      note: words.formulaNote,
      example: buildExample(locale),
    },
    tips: { title: words.tipsTitle, items: words.tips },
    networks: { title: words.networksTitle, text: words.networksText, items: listNetworks(locale) },
    ratesTitle: words.ratesTitle,
  };
}
