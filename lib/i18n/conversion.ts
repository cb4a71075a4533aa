import { convertEuro, convertPurchase } from '#lib/core/conversion-markup';
import { formatEuro, formatNumber, formatPercent } from './format';
import { languages } from './language-table';
import type { Language } from './languages';

/** A currency with the rates at which it is converted, and the provider's fee in per cent. */
export type Terms = {
  readonly code: string;
  readonly referenceRate: number;
  readonly cardRate: number;
  readonly feePercent: number;
};

/** What a sentence about a conversion may name: every amount with its currency. */
export type ConversionWords = {
  readonly given: string;
  readonly total: string;
  /** The same at the reference rate. */
  readonly reference: string;
  /** How much worse the total is. */
  readonly extra: string;
  readonly markUp: string;
};

/** The sign before the decimals of a language. */
export const decimalOf = (language: Language): ',' | '.' =>
  new Intl.NumberFormat(languages[language].tag).format(0.5).includes(',') ? ',' : '.';

/** An amount with the code of its currency, on one line; with decimals where it is not whole. */
export function formatForeign(amount: number, code: string, language: Language): string {
  return `${formatNumber(amount, language, Number.isInteger(amount) ? 0 : 2)}\u00a0${code}`;
}

/** What a purchase in a foreign currency comes to in euro, in words. */
export function describePurchase(amount: number, terms: Terms, language: Language): ConversionWords {
  const { atReference, total, markUp } = convertPurchase({ amount, ...terms });
  return {
    given: formatForeign(amount, terms.code, language),
    total: formatEuro(total, language),
    reference: formatEuro(atReference, language),
    extra: formatEuro(total - atReference, language),
    markUp: formatPercent(markUp, language, 2),
  };
}

/** What one gets of a foreign currency for an amount in euro, in words. */
export function describeExchange(euro: number, terms: Terms, language: Language): ConversionWords {
  const { atReference, total, markUp } = convertEuro({ euro, ...terms });
  const format = (amount: number): string => `${formatNumber(amount, language, 2)}\u00a0${terms.code}`;
  return {
    given: formatEuro(euro, language, Number.isInteger(euro) ? 0 : 2),
    total: format(total),
    reference: format(atReference),
    extra: format(atReference - total),
    markUp: formatPercent(markUp, language, 2),
  };
}

/** Puts words into a sentence with their names in braces: `You pay {total}.` */
export function fillWords(sentence: string, words: ConversionWords): string {
  return Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`{${name}}`, word), sentence);
}
