import { currencies } from '#content/exchange-rates/currencies';
import { workedExamples } from '#content/exchange-rates/examples';
import { calculateConversionMarkup, convertPurchase } from '#lib/core/conversion-markup';
import { formatForeign } from '#lib/i18n/conversion';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { findReference, type RateDay } from './check-rates';
import { type NetworkSlug, readRateFiles } from './rate-files';

export type Currency = (typeof currencies)[number];

/** Currency with both rates, in units for one euro, and the resulting mark-up. */
export type CardRate = {
  readonly currency: Currency;
  readonly reference: number;
  readonly card: number;
  /** In per cent of the ECB's rate. */
  readonly markUp: number;
};

/** Table row of a currency. Rows are sorted by code, which is the same in every language. */
export type RateRow = { readonly name: string; readonly code: string; readonly numbers: readonly string[] };

/** Currencies of the European Economic Area, and all others. */
export type RateGroups = Readonly<Record<'eea' | 'others', readonly RateRow[]>>;

export const isEea = (currency: Currency): boolean => 'isEea' in currency;

/** Days with rates of the ECB, newest first. */
export const listDays = (): readonly RateDay[] => readRateFiles().ecb.days;

function rateOf({ day, rates }: RateDay, code: string): number {
  const rate = rates[code];
  if (rate === undefined) throw new Error(`There is no rate for ${code} on ${day}.`);
  return rate;
}

/**
 * Newest rates of the ECB.
 *
 * @throws Error if there are none; the file is checked when it is read
 */
export function findNewest(): RateDay {
  const [newest] = listDays();
  if (!newest) throw new Error('There are no rates of the ECB.');
  return newest;
}

/** Rates of a network, and the ECB's rates that they are compared with. */
export function readNetwork(slug: NetworkSlug): { readonly card: RateDay; readonly reference: RateDay } {
  const card = readRateFiles().networks.networks[slug];
  const reference = card && findReference(listDays(), card.day);
  if (!card || !reference) throw new Error(`There are no rates of the network ${slug}.`);
  return { card, reference };
}

/** All currencies with the rates and mark-ups of a network. */
export function listCardRates(slug: NetworkSlug): CardRate[] {
  const network = readNetwork(slug);
  return currencies.map((currency) => {
    const [reference, card] = [network.reference, network.card].map((day) => rateOf(day, currency.code));
    if (reference === undefined || card === undefined) throw new Error('A currency has two rates.');
    return { currency, reference, card, markUp: calculateConversionMarkup(reference, card) };
  });
}

/** @throws Error if the ECB publishes no rate for the currency */
export function findCardRate(slug: NetworkSlug, code: Currency['code']): CardRate {
  const found = listCardRates(slug).find(({ currency }) => currency.code === code);
  if (!found) throw new Error(`The ECB publishes no rate for ${code}.`);
  return found;
}

/** Maximum number of decimals. */
const mostDigits = Math.max(...currencies.map(({ digits }) => digits));

/** Pads with figure spaces, which are as wide as digits, so that decimal points are aligned. */
const padDigits = (text: string, digits: number): string => `${text}${'\u2007'.repeat(mostDigits - digits)}`;

/** A rate with its number of decimals; the decimal points of a column are aligned. */
export const formatRate = (rate: number, { digits }: Currency, locale: Locale): string =>
  padDigits(formatNumber(rate, locale, digits), digits);

/** The ECB's newest rates, with aligned decimal points. */
export function listReferenceRates(locale: Locale): RateGroups {
  const newest = findNewest();
  const toRow = (currency: Currency): RateRow => ({
    name: currency.name[locale],
    code: currency.code,
    numbers: [formatRate(rateOf(newest, currency.code), currency, locale)],
  });
  const sorted = currencies.toSorted((a, b) => a.code.localeCompare(b.code));
  return {
    eea: sorted.filter(isEea).map(toRow),
    others: sorted.filter((currency) => !isEea(currency)).map(toRow),
  };
}

/** Lowest, highest and average mark-up of a network in per cent, and the number of currencies. */
export function summarizeMarkUps(slug: NetworkSlug) {
  const all = listCardRates(slug).map(({ markUp }) => markUp);
  const sum = all.reduce((total, markUp) => total + markUp, 0);
  return { low: Math.min(...all), high: Math.max(...all), average: sum / all.length, count: all.length };
}

/** Source of the reference rates, which the ECB's terms of use require to be named. */
export const describeSource = (locale: Locale) => ({
  name: translate.exchangeRates[locale]('source'),
  url: readRateFiles().ecb.source,
  hint: translate.layout[locale]('opensInNewTab'),
});

export type Purchase = (typeof workedExamples)['purchases'][number];

/** Purchase with both rates, rounded to cents at every step as on a card statement. */
export function calculatePurchase({ code, amount }: Purchase) {
  const { network, feePercent } = workedExamples;
  const { currency, reference, card } = findCardRate(network, code);
  const conversion = convertPurchase({ amount, referenceRate: reference, cardRate: card, feePercent });
  return { ...conversion, currency, referenceRate: reference, cardRate: card };
}

/** Amount with its currency code, without a line break. */
export const formatPurchase = (
  { code, amount }: { readonly code: string; readonly amount: number },
  locale: Locale,
): string => formatForeign(amount, code, locale);
