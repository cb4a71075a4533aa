import { workedExamples } from '#content/exchange-rates/examples';
import { convertPurchase } from '#lib/core/conversion-markup';
import { formatForeign } from '#lib/i18n/conversion';
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
export const formatPurchase = (
  { code, amount }: { readonly code: string; readonly amount: number },
  locale: Locale,
): string => formatForeign(amount, code, locale);
