import { convertEuro, convertPurchase } from '#lib/core/conversion-markup';
import { formatEuro, formatNumber, formatPercent } from './format';
import { languages } from './language-table';
import type { Language } from './languages';

/** A currency with its conversion rates, and the provider's fee in per cent. */
export type Terms = {
  readonly code: string;
  readonly referenceRate: number;
  readonly cardRate: number;
  readonly feePercent: number;
};

/** Values that a sentence about a conversion can contain, formatted with their currency. */
export type ConversionWords = {
  readonly given: string;
  readonly total: string;
  /** The total at the reference rate. */
  readonly reference: string;
  /** Difference to the reference rate. */
  readonly extra: string;
  readonly markUp: string;
};

/** Decimal separator of a language. */
export const decimalOf = (language: Language): ',' | '.' =>
  new Intl.NumberFormat(languages[language].tag).format(0.5).includes(',') ? ',' : '.';

/** An amount with its currency code, non-breaking; with two decimals unless it is whole. */
export function formatForeign(amount: number, code: string, language: Language): string {
  return `${formatNumber(amount, language, Number.isInteger(amount) ? 0 : 2)}\u00a0${code}`;
}

/** The price in euro of a purchase in a foreign currency, as texts. */
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

/** The foreign currency for an amount in euro, as texts. */
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

/** Replaces names in braces in a sentence: `You pay {total}.` */
export function fillWords(sentence: string, words: ConversionWords): string {
  return Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`{${name}}`, word), sentence);
}
