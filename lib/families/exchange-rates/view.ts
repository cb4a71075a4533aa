import { ecbRates } from '#content/exchange-rates/ecb';
import { networkSpreads, workedExample } from '#content/exchange-rates/networks';
import { formatDay, formatEuro, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { buildParts, buildRanking } from './drawings';
import { convertPurchase } from './mark-up';
import {
  cardRateOf,
  findCurrency,
  listMarkUps,
  listNetworkRates,
  listReferenceRates,
  type RateRow,
} from './rates';
import { networks, readWords, type NetworkEntry } from './schema';

type Group = { readonly caption: string; readonly rows: readonly RateRow[] };

/** The other currencies as two lists of one length, named by the first and the last of each. */
function halve(rows: readonly RateRow[], locale: Locale): Group[] {
  const middle = Math.ceil(rows.length / 2);
  const nameOf = (part: readonly RateRow[]): string =>
    translate.exchangeRates[locale]('othersFromTo', {
      first: part[0]?.name ?? '',
      last: part.at(-1)?.name ?? '',
    });
  return [rows.slice(0, middle), rows.slice(middle)].map((part) => ({ caption: nameOf(part), rows: part }));
}

/** Rates with the words around them; those of the European Economic Area stand first. */
function buildTables(locale: Locale, columns: readonly string[], groups: readonly Group[], asOf: string) {
  const t = translate.exchangeRates[locale];
  return {
    head: [t('currency'), ...columns],
    groups,
    asOf,
    source: { name: t('source'), url: ecbRates.source, hint: translate.chrome[locale]('opensInNewTab') },
  };
}

/** One purchase worked out step by step, as a statement does. */
function buildExample(locale: Locale) {
  const { network, code, amount, feePercent } = workedExample;
  const currency = findCurrency(code);
  const cardRate = cardRateOf(currency, network);
  const purchase = { amount, referenceRate: currency.rate, cardRate, feePercent };
  const { atReference, atCard, fee, total, markUp } = convertPurchase(purchase);
  const { exampleTitle, exampleNote } = readWords(locale);
  const t = translate.exchangeRates[locale];
  const euro = (value: number): string => formatEuro(value, locale);
  const rate = (value: number): string => formatNumber(value, locale, currency.digits);
  const foreign = `${formatNumber(amount, locale, 0)}\u00a0${code}`;
  const factor = formatNumber(1 + feePercent / 100, locale, 3);
  const name = networks.get(locale, network).network;
  const rows = [
    [t('atReference'), `${foreign} ÷ ${rate(currency.rate)}`, euro(atReference)],
    [t('atCard', { network: name }), `${foreign} ÷ ${rate(cardRate)}`, euro(atCard)],
    [t('fee'), `${euro(atCard)} × ${formatPercent(feePercent, locale, 1)}`, euro(fee)],
    [t('total'), `${euro(atCard)} + ${euro(fee)}`, euro(total)],
  ];
  return {
    title: exampleTitle,
    text: t('exampleText', { amount: foreign, network: name, day: formatDay(ecbRates.day, locale) }),
    caption: t('exampleCaption', { amount: foreign }),
    head: [t('step'), t('calculation'), t('result')],
    rows: rows.map((row) => row.map((cell) => typeset(cell, locale))),
    result: t('exampleResult', {
      markUp: formatPercent(markUp, locale, 2),
      formula: `(${rate(currency.rate)} × ${factor} ÷ ${rate(cardRate)} − 1) × 100`,
    }),
    note: exampleNote,
  };
}

/** The page with the reference rates. */
export function buildIndexView(locale: Locale) {
  const words = readWords(locale);
  const t = translate.exchangeRates[locale];
  const { eea, others } = listReferenceRates(locale);
  const groups = [{ caption: t('eea'), rows: eea }, ...halve(others, locale)];
  const asOf = t('asOf', { day: formatDay(ecbRates.day, locale) });
  return {
    title: words.title,
    summary: words.summary,
    parts: buildParts(locale),
    tables: buildTables(locale, [t('oneEuro')], groups, asOf),
    how: { title: words.howTitle, html: words.how, formula: words.formula, note: words.formulaNote },
    example: buildExample(locale),
    tips: { title: words.tipsTitle, items: words.tips },
    networks: {
      title: words.networksTitle,
      text: words.networksText,
      items: networks
        .all(locale)
        .map(({ slug, name, summary }) => ({
          name,
          path: buildPath(locale, `exchange-rates/${slug}`),
          text: summary,
        })),
    },
    ratesTitle: words.ratesTitle,
  };
}

/** The currencies that become least and most dear, and the day of all rates. */
function buildFacts(slug: NetworkEntry['slug'], locale: Locale) {
  const t = translate.exchangeRates[locale];
  const sorted = listMarkUps(slug).toSorted((a, b) => a.markUp - b.markUp);
  const toFact = (label: string, fact: (typeof sorted)[number] | undefined) =>
    fact ? [{ label, value: formatPercent(fact.markUp, locale, 2), note: fact.currency.name[locale] }] : [];
  return [
    ...toFact(t('lowest'), sorted[0]),
    ...toFact(t('highest'), sorted.at(-1)),
    { label: t('ratesOf'), value: formatDay(networkSpreads[slug].day, locale) },
  ];
}

/** The page of one card network. */
export function buildNetworkView(entry: NetworkEntry) {
  const { locale, slug, network, summary } = entry;
  const t = translate.exchangeRates[locale];
  const { eea, others } = listNetworkRates(slug, locale);
  const groups = [
    { caption: t('eea'), rows: eea },
    { caption: t('others'), rows: others },
  ];
  const asOf = t('asOfNetwork', { network, day: formatDay(networkSpreads[slug].day, locale) });
  return {
    summary,
    ranking: buildRanking(entry),
    facts: buildFacts(slug, locale),
    tables: buildTables(locale, [t('markUp'), network, t('ecb')], groups, asOf),
    html: entry.body().html,
    back: { name: readWords(locale).howTitle, path: `${buildPath(locale, 'exchange-rates')}#mark-up` },
  };
}
