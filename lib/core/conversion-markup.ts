/**
 * Mark-up of a currency conversion over a reference rate.
 *
 * @param referenceRate units of the currency for one euro at the reference rate
 * @param cardRate units of the currency for one euro that the cardholder gets
 * @param feePercent the provider's fee in per cent of the converted amount
 * @returns per cent; negative if the cardholder gets a better rate than the reference
 * @see https://eur-lex.europa.eu/eli/reg/2021/1230/oj Article 4
 */
export function calculateConversionMarkup(referenceRate: number, cardRate: number, feePercent = 0): number {
  return ((referenceRate * (1 + feePercent / 100)) / cardRate - 1) * 100;
}

/** Days after which a page calls its rates an example. */
export const maxRateAge = 7;

/** A purchase in a foreign currency, rounded to the cent at every step as on a statement. */
export type Conversion = {
  /** Euro at the reference rate. */
  readonly atReference: number;
  readonly atCard: number;
  readonly fee: number;
  readonly total: number;
  /** Mark-up of the total in per cent, computed from unrounded rates. */
  readonly markUp: number;
};

function toCents(euro: number): number {
  return Math.round(euro * 100) / 100;
}

/** Converts an amount of a foreign currency into euro and computes the cost of the conversion. */
export function convertPurchase(purchase: {
  readonly amount: number;
  readonly referenceRate: number;
  readonly cardRate: number;
  readonly feePercent: number;
}): Conversion {
  const { amount, referenceRate, cardRate, feePercent } = purchase;
  const atCard = toCents(amount / cardRate);
  const fee = toCents((atCard * feePercent) / 100);
  return {
    atReference: toCents(amount / referenceRate),
    atCard,
    fee,
    total: toCents(atCard + fee),
    markUp: calculateConversionMarkup(referenceRate, cardRate, feePercent),
  };
}

/** The foreign currency for an amount in euro, after the fee. */
export type Exchange = {
  /** Units of the currency at the reference rate. */
  readonly atReference: number;
  /** Units of the currency at the card's rate, after the fee. */
  readonly total: number;
  /** Mark-up in per cent, by the same formula. */
  readonly markUp: number;
};

/** Converts an amount in euro into a foreign currency: the inverse of `convertPurchase`. */
export function convertEuro(exchange: {
  readonly euro: number;
  readonly referenceRate: number;
  readonly cardRate: number;
  readonly feePercent: number;
}): Exchange {
  const { euro, referenceRate, cardRate, feePercent } = exchange;
  return {
    atReference: toCents(euro * referenceRate),
    total: toCents((euro / (1 + feePercent / 100)) * cardRate),
    markUp: calculateConversionMarkup(referenceRate, cardRate, feePercent),
  };
}
