import { ecbRates } from '#content/exchange-rates/ecb';
import { exchangeRatesContent } from '#content/exchange-rates/index';
import { networkSpreads, workedExample } from '#content/exchange-rates/networks';
import { buildBaseView } from '#lib/content/breadcrumb';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { localeTags, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { networks, type NetworkEntry } from './collection';
import { convertPurchase } from './mark-up';
import {
  cardRateOf,
  findCurrency,
  formatNumber,
  formatPercent,
  listNetworkRates,
  listReferenceRates,
  type RateGroups,
  type RateRow,
} from './rates';

/** Rates with the words around them. */
type RateTables = {
  readonly head: readonly string[];
  readonly groups: readonly { readonly caption: string; readonly rows: readonly RateRow[] }[];
  readonly asOf: string;
  readonly source: { readonly name: string; readonly url: string; readonly hint: string };
};

export type ExchangeRatesIndexView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly tables: RateTables;
  readonly how: {
    readonly title: string;
    readonly html: readonly string[];
    readonly formula: string;
    readonly note: string;
  };
  readonly example: {
    readonly title: string;
    readonly text: string;
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly result: string;
    readonly note: string;
  };
  readonly tips: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly html: string }[];
  };
  readonly networks: { readonly title: string; readonly text: string; readonly items: readonly LinkItem[] };
  readonly ratesTitle: string;
};

export type ExchangeRatesNetworkView = BaseView & {
  readonly summary: string;
  readonly tables: RateTables;
  readonly html: string;
  readonly back: LinkItem;
};

/** The page with the reference rates, as a link. */
export function exchangeRatesLink(locale: Locale): LinkItem {
  return { name: exchangeRatesContent[locale].name, path: buildPath(locale, 'exchange-rates') };
}

/** The other currencies as two lists of one length, named by the first and the last of each. */
function halve(rows: readonly RateRow[], locale: Locale): RateTables['groups'] {
  const middle = Math.ceil(rows.length / 2);
  const name = (part: readonly RateRow[]): string =>
    translate.exchangeRates[locale]('othersFromTo', {
      first: part[0]?.name ?? '',
      last: part.at(-1)?.name ?? '',
    });
  return [rows.slice(0, middle), rows.slice(middle)].map((part) => ({ caption: name(part), rows: part }));
}

function buildTables(
  locale: Locale,
  { eea, others }: { eea: RateGroups['eea']; others: RateTables['groups'] },
  columns: readonly string[],
  asOf: string,
): RateTables {
  const t = translate.exchangeRates[locale];
  return {
    head: [t('currency'), ...columns],
    groups: [{ caption: t('eea'), rows: eea }, ...others],
    asOf: typeset(asOf, locale),
    source: { name: t('source'), url: ecbRates.source, hint: translate.chrome[locale]('opensInNewTab') },
  };
}

function buildExample(locale: Locale): ExchangeRatesIndexView['example'] {
  const { network, code, amount, feePercent } = workedExample;
  const currency = findCurrency(code);
  const cardRate = cardRateOf(currency, network);
  const { atReference, atCard, fee, total, markUp } = convertPurchase({
    amount,
    referenceRate: currency.rate,
    cardRate,
    feePercent,
  });
  const t = translate.exchangeRates[locale];
  const euro = (value: number): string =>
    new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency: 'EUR' }).format(value);
  const rate = (value: number): string => formatNumber(value, currency.digits, locale);
  const set = (text: string): string => typeset(text, locale);
  const foreign = `${formatNumber(amount, 0, locale)}\u00a0${code}`;
  const percent = formatPercent(feePercent, 1, locale);
  const name = networks.get(locale, network).network;
  return {
    title: exchangeRatesContent[locale].exampleTitle,
    text: set(t('exampleText', { amount: foreign, network: name, day: formatDay(ecbRates.day, locale) })),
    caption: t('exampleCaption', { amount: foreign }),
    head: [t('step'), t('calculation'), t('result')],
    rows: [
      [t('atReference'), `${foreign} ÷ ${rate(currency.rate)}`, euro(atReference)],
      [t('atCard', { network: name }), `${foreign} ÷ ${rate(cardRate)}`, euro(atCard)],
      [t('fee'), `${euro(atCard)} × ${percent}`, euro(fee)],
      [t('total'), `${euro(atCard)} + ${euro(fee)}`, euro(total)],
    ].map((row) => row.map(set)),
    result: set(
      t('exampleResult', {
        markUp: formatPercent(markUp, 2, locale),
        formula: `(${rate(currency.rate)} × ${formatNumber(1 + feePercent / 100, 3, locale)} ÷ ${rate(cardRate)} − 1) × 100`,
      }),
    ),
    note: exchangeRatesContent[locale].exampleNote,
  };
}

function toNetworkLink({ locale, slug, name, summary }: NetworkEntry): LinkItem {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `exchange-rates/${slug}`),
    text: typeset(summary, locale),
  };
}

/** Everything the page with the reference rates prints. */
export function buildExchangeRatesIndexView(locale: Locale): ExchangeRatesIndexView {
  const words = exchangeRatesContent[locale];
  const set = (text: string): string => typeset(text, locale);
  const t = translate.exchangeRates[locale];
  const rates = listReferenceRates(locale);
  return {
    ...buildBaseView(locale, words.name),
    title: set(words.title),
    summary: set(words.summary),
    tables: buildTables(
      locale,
      { eea: rates.eea, others: halve(rates.others, locale) },
      [set(t('oneEuro'))],
      t('asOf', { day: formatDay(ecbRates.day, locale) }),
    ),
    how: {
      title: words.howTitle,
      html: words.how.map((text) => renderInline(text, locale)),
      formula: set(words.formula),
      note: set(words.formulaNote),
    },
    example: buildExample(locale),
    tips: {
      title: words.tipsTitle,
      items: words.tips.map(({ title, text }) => ({ title: set(title), html: renderInline(text, locale) })),
    },
    networks: {
      title: words.networksTitle,
      text: set(words.networksText),
      items: networks.all(locale).map(toNetworkLink),
    },
    ratesTitle: words.ratesTitle,
  };
}

/** Everything the page of one card network prints. */
export function buildExchangeRatesNetworkView(entry: NetworkEntry): ExchangeRatesNetworkView {
  const { locale, slug, network } = entry;
  const t = translate.exchangeRates[locale];
  const columns = [t('markUp'), network, t('ecb')];
  const rates = listNetworkRates(slug, locale);
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [exchangeRatesLink(locale)]),
    summary: typeset(entry.summary, locale),
    tables: buildTables(
      locale,
      { eea: rates.eea, others: [{ caption: t('others'), rows: rates.others }] },
      columns,
      t('asOfNetwork', { network, day: formatDay(networkSpreads[slug].day, locale) }),
    ),
    html: entry.body().html,
    back: { name: exchangeRatesContent[locale].howTitle, path: `${exchangeRatesLink(locale).path}#mark-up` },
  };
}
