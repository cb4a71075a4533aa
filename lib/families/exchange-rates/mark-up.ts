/**
 * Mark-up of a currency conversion over a reference rate.
 *
 * @param referenceRate units of the currency for one euro at the reference rate
 * @param cardRate units of the currency for one euro that the cardholder gets
 * @param feePercent the provider's fee in per cent of the converted amount
 * @returns per cent; negative where the cardholder does better than the reference
 * @see https://eur-lex.europa.eu/eli/reg/2021/1230/oj Article 4
 */
export function calculateMarkUp(referenceRate: number, cardRate: number, feePercent = 0): number {
  return ((referenceRate * (1 + feePercent / 100)) / cardRate - 1) * 100;
}

/**
 * The rate of a network that makes a currency dearer by a spread, with the digits in which it is
 * published.
 *
 * @param spreadPercent how much more a unit of the currency costs in euro, in per cent
 */
export function deriveCardRate(referenceRate: number, spreadPercent: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round((referenceRate / (1 + spreadPercent / 100)) * scale) / scale;
}

/** A purchase in a foreign currency, worked out to the cent at every step as a statement does. */
export type Conversion = {
  /** Euro at the reference rate. */
  readonly atReference: number;
  /** Euro at the card's rate. */
  readonly atCard: number;
  /** The provider's fee in euro. */
  readonly fee: number;
  /** What the cardholder pays in euro. */
  readonly total: number;
  /** Mark-up of the total in per cent, by the formula, so that no cent is rounded twice. */
  readonly markUp: number;
};

function toCents(euro: number): number {
  return Math.round(euro * 100) / 100;
}

/** Converts an amount of a foreign currency into euro and says what the conversion costs. */
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
    markUp: calculateMarkUp(referenceRate, cardRate, feePercent),
  };
}
