import { currencies } from '#content/exchange-rates/currencies';
import { calculateConversionMarkup } from '#lib/core/conversion-markup';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { findReference, type RateDay } from './check-rates';
import { readRateFiles, type NetworkSlug } from './rate-files';

export type Currency = (typeof currencies)[number];

/** A currency with the two rates from which a mark-up follows, in units for one euro. */
export type CardRate = {
  readonly currency: Currency;
  readonly reference: number;
  readonly card: number;
  /** How much the rate of the network costs, in per cent. */
  readonly markUp: number;
};

/** The currency, then numbers. Rows stand by code: in every language alike. */
export type RateRow = { readonly name: string; readonly code: string; readonly numbers: readonly string[] };

/** Currencies of the European Economic Area, and all others. */
export type RateGroups = Readonly<Record<'eea' | 'others', readonly RateRow[]>>;

export const isEea = (currency: Currency): boolean => 'isEea' in currency;

/** Days with rates of the ECB, the newest first. */
export const listDays = (): readonly RateDay[] => readRateFiles().ecb.days;

function rateOf({ day, rates }: RateDay, code: string): number {
  const rate = rates[code];
  if (rate === undefined) throw new Error(`There is no rate for ${code} on ${day}.`);
  return rate;
}

/** @throws Error where the ECB's file has no day; it is checked when it is read */
export function findNewest(): RateDay {
  const [newest] = listDays();
  if (!newest) throw new Error('There are no rates of the ECB.');
  return newest;
}

/** The rates of a network with those of the ECB that they are compared with: the newest ones of its day. */
export function readNetwork(slug: NetworkSlug): { readonly card: RateDay; readonly reference: RateDay } {
  const card = readRateFiles().networks.networks[slug];
  const reference = card && findReference(listDays(), card.day);
  if (!card || !reference) throw new Error(`There are no rates of the network ${slug}.`);
  return { card, reference };
}

/** All currencies with the rates of a network and its mark-ups, as its page prints them. */
export function listCardRates(slug: NetworkSlug): CardRate[] {
  const network = readNetwork(slug);
  return currencies.map((currency) => {
    const [reference, card] = [network.reference, network.card].map((day) => rateOf(day, currency.code));
    if (reference === undefined || card === undefined) throw new Error('A currency has two rates.');
    return { currency, reference, card, markUp: calculateConversionMarkup(reference, card) };
  });
}

/** @throws Error for a currency of which the ECB publishes no rate */
export function findCardRate(slug: NetworkSlug, code: Currency['code']): CardRate {
  const found = listCardRates(slug).find(({ currency }) => currency.code === code);
  if (!found) throw new Error(`The ECB publishes no rate for ${code}.`);
  return found;
}

/** The most places behind a decimal point among the rates. */
const mostDigits = Math.max(...currencies.map(({ digits }) => digits));

/** A figure space is as wide as a figure, where figures are all of one width: so decimal points stand below each other. */
const padDigits = (text: string, digits: number): string => `${text}${'\u2007'.repeat(mostDigits - digits)}`;

/** The ECB's newest rates, ready to stand below each other. */
export function listReferenceRates(locale: Locale): RateGroups {
  const newest = findNewest();
  const toRow = ({ code, name, digits }: Currency): RateRow => ({
    name: name[locale],
    code,
    numbers: [padDigits(formatNumber(rateOf(newest, code), locale, digits), digits)],
  });
  const sorted = currencies.toSorted((a, b) => a.code.localeCompare(b.code));
  return {
    eea: sorted.filter(isEea).map(toRow),
    others: sorted.filter((currency) => !isEea(currency)).map(toRow),
  };
}

/** The lowest, the highest and the average mark-up of a network, in per cent, and how many there are. */
export function summarizeMarkUps(slug: NetworkSlug) {
  const all = listCardRates(slug).map(({ markUp }) => markUp);
  const sum = all.reduce((total, markUp) => total + markUp, 0);
  return { low: Math.min(...all), high: Math.max(...all), average: sum / all.length, count: all.length };
}
