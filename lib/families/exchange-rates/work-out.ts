import { workedExamples } from '#content/exchange-rates/networks';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { convertPurchase } from './mark-up';
import { cardRateOf, findCurrency } from './rates';

export type Purchase = (typeof workedExamples)['purchases'][number];

/** A purchase with its rates, worked out to the cent at every step as a statement does. */
export function workOut({ code, amount }: Purchase) {
  const { network, feePercent } = workedExamples;
  const currency = findCurrency(code);
  const cardRate = cardRateOf(currency, network);
  const conversion = convertPurchase({ amount, referenceRate: currency.rate, cardRate, feePercent });
  return { ...conversion, currency, cardRate };
}

/** An amount with the code of its currency, on one line. */
export const formatForeign = ({ code, amount }: Purchase, locale: Locale): string =>
  `${formatNumber(amount, locale, 0)}\u00a0${code}`;
