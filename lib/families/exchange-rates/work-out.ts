import { workedExamples } from '#content/exchange-rates/examples';
import { convertPurchase } from '#lib/core/mark-up';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { findCardRate } from './rates';

export type Purchase = (typeof workedExamples)['purchases'][number];

/** A purchase with its rates, worked out to the cent at every step as a statement does. */
export function workOut({ code, amount }: Purchase) {
  const { network, feePercent } = workedExamples;
  const { currency, reference, card } = findCardRate(network, code);
  const conversion = convertPurchase({ amount, referenceRate: reference, cardRate: card, feePercent });
  return { ...conversion, currency, referenceRate: reference, cardRate: card };
}

/** An amount with the code of its currency, on one line. */
export const formatForeign = ({ code, amount }: Purchase, locale: Locale): string =>
  `${formatNumber(amount, locale, 0)}\u00a0${code}`;
