import { workedExamples } from '#content/exchange-rates/examples';
import { drawBar } from '#lib/charts/bar-thumbnails';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { describeNetworkFile } from './csv-files';
import { describeSource } from './rates';
import { formatRate, isEea, listCardRates, readNetwork, summarizeMarkUps } from './rates';
import type { NetworkEntry } from './schema';
import { formatPurchase, calculatePurchase } from './rates';

type Slug = NetworkEntry['slug'];

/** The lowest, the average and the highest mark-up. */
function buildFacts(slug: Slug, locale: Locale) {
  const t = translate.exchangeRates[locale];
  const sorted = listCardRates(slug).toSorted((a, b) => a.markUp - b.markUp);
  const percent = (value: number): string => formatPercent(value, locale, 2);
  const toFact = (label: string, fact: (typeof sorted)[number] | undefined) =>
    fact ? [{ label, value: percent(fact.markUp), note: fact.currency.name[locale] }] : [];
  const { average, count } = summarizeMarkUps(slug);
  return [
    ...toFact(t('lowest'), sorted[0]),
    { label: t('average'), value: percent(average), note: t('currencies', { count }) },
    ...toFact(t('highest'), sorted.at(-1)),
  ];
}

/** Days of the rates; before the ECB publishes on a day, its previous rates apply. */
function describeDays(slug: Slug, network: string, locale: Locale): string {
  const { card, reference } = readNetwork(slug);
  const day = formatDay(card.day, locale);
  const t = translate.exchangeRates[locale];
  return card.day === reference.day
    ? t('asOfNetwork', { network, day })
    : t('asOfTwoDays', { network, day, reference: formatDay(reference.day, locale) });
}

/** Size in px of the bars in the table. */
const barSize = { width: 400, height: 12 } as const;

/** Currencies sorted by mark-up, with both rates; `byCode` is the order by currency code. */
function buildRates({ slug, network, locale }: NetworkEntry) {
  const t = translate.exchangeRates[locale];
  const { average, high } = summarizeMarkUps(slug);
  const sorted = listCardRates(slug).toSorted((a, b) => a.markUp - b.markUp);
  const rows = sorted.map(({ currency, reference, card, markUp }) => ({
    code: currency.code,
    name: currency.name[locale],
    isEea: isEea(currency),
    track: drawBar([{ amount: markUp, series: isEea(currency) ? 'main' : 'side' }], high, barSize),
    markUp: formatPercent(markUp, locale, 2),
    card: formatRate(card, currency, locale),
    reference: formatRate(reference, currency, locale),
  }));
  return {
    legend: t('sortedBy'),
    keys: [t('byMarkUp'), t('byCode')],
    caption: `${describeDays(slug, network, locale)}. ${t('inBold')}`,
    head: { currency: t('currency'), markUp: t('markUp'), card: network, reference: t('ecb') },
    rows,
    /** Row indices sorted by currency code. */
    byCode: rows
      .map(({ code }, index) => ({ code, index }))
      .toSorted((a, b) => a.code.localeCompare(b.code))
      .map(({ index }) => index),
    average: {
      text: `${t('average')} ${formatPercent(average, locale, 2)}`,
      /** Number of rows up to the average. */
      after: sorted.filter(({ markUp }) => markUp <= average).length,
    },
    source: describeSource(locale),
    file: describeNetworkFile(slug, network, locale),
  };
}

/** Steps to check a mark-up, with the results for the first purchase. */
function buildCheck({ check, slug, locale }: NetworkEntry) {
  const [purchase] = workedExamples.purchases;
  const { referenceRate, total, markUp } = calculatePurchase(purchase);
  const four = (value: number): string => formatNumber(value, locale, 4);
  const rate = four(purchase.amount / total);
  const results = [
    formatDay(readNetwork(slug).card.day, locale),
    `${formatPurchase(purchase, locale)} ÷ ${formatNumber(total, locale, 2)} = ${rate}`,
    `(${four(referenceRate)} ÷ ${rate} − 1) × 100 = ${formatPercent(markUp, locale, 2)}`,
  ];
  return { ...check, steps: check.steps.map((text, index) => ({ text, result: results[index] ?? '' })) };
}

export function buildNetworkView(entry: NetworkEntry) {
  const { locale, slug, summary, related } = entry;
  return {
    summary,
    facts: buildFacts(slug, locale),
    rates: buildRates(entry),
    check: buildCheck(entry),
    html: linkGlossary(entry.body().html, locale),
    related: {
      title: related.title,
      items: related.items.map(({ id, ...item }) => ({ ...item, path: buildPath(locale, id) })),
    },
  };
}
