import { ecbRates } from '#content/exchange-rates/ecb';
import { networkSpreads } from '#content/exchange-rates/networks';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { calculateMarkUp, deriveCardRate } from './mark-up';

export type Currency = (typeof ecbRates.rates)[number];
export type NetworkSlug = keyof typeof networkSpreads;

/** The currency, then numbers. Rows stand by code: in every language alike. */
export type RateRow = { readonly name: string; readonly code: string; readonly numbers: readonly string[] };

/** Currencies of the European Economic Area, and all others. */
export type RateGroups = Readonly<Record<'eea' | 'others', readonly RateRow[]>>;

/** @throws Error for a currency of which the ECB publishes no rate */
export function findCurrency(code: Currency['code']): Currency {
  const currency = ecbRates.rates.find((candidate) => candidate.code === code);
  if (!currency) throw new Error(`The ECB publishes no rate for ${code}.`);
  return currency;
}

export function cardRateOf({ code, rate, digits }: Currency, network: NetworkSlug): number {
  return deriveCardRate(rate, networkSpreads[network].spreads[code], digits);
}

function group(locale: Locale, toNumbers: (currency: Currency) => readonly string[]): RateGroups {
  const sorted = ecbRates.rates.toSorted((a, b) => a.code.localeCompare(b.code));
  const toRow = (currency: Currency): RateRow => ({
    name: currency.name[locale],
    code: currency.code,
    numbers: toNumbers(currency),
  });
  const rows = (isEea: boolean): RateRow[] =>
    sorted.filter((currency) => 'isEea' in currency === isEea).map(toRow);
  return { eea: rows(true), others: rows(false) };
}

/** The most places behind a decimal point among the rates. */
const mostDigits = Math.max(...ecbRates.rates.map(({ digits }) => digits));

/** A figure space is as wide as a figure, where figures are all of one width: so decimal points stand below each other. */
const padDigits = (text: string, digits: number): string => `${text}${'\u2007'.repeat(mostDigits - digits)}`;

/** The ECB's rates, ready to stand below each other. */
export function listReferenceRates(locale: Locale): RateGroups {
  return group(locale, ({ rate, digits }) => [padDigits(formatNumber(rate, locale, digits), digits)]);
}

/** The mark-up of a network for every currency, in per cent, as its page prints it. */
export function listMarkUps(network: NetworkSlug): { currency: Currency; markUp: number }[] {
  return ecbRates.rates.map((currency) => ({
    currency,
    markUp: calculateMarkUp(currency.rate, cardRateOf(currency, network)),
  }));
}

/** The lowest, the highest and the average mark-up of a network, in per cent, and how many there are. */
export function summarizeMarkUps(network: NetworkSlug) {
  const all = listMarkUps(network).map(({ markUp }) => markUp);
  const sum = all.reduce((total, markUp) => total + markUp, 0);
  return { low: Math.min(...all), high: Math.max(...all), average: sum / all.length, count: all.length };
}
