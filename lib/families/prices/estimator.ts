import { maxQuantity } from '#lib/core/price-estimate';
import { readPrices } from '#lib/facts/prices';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';

/** The services with what is counted: labels, prices, and quantities to begin with. */
function listEstimated(locale: Locale) {
  return Object.entries(readPrices().services).map(([slug, { setUp, monthly, pieces }]) => ({
    path: buildPath(locale, `services/${slug}`),
    setUp,
    monthly,
    pieces: pieces.map(({ id, label, price, above, example }) => ({
      ...{ id, label: label[locale], price },
      ...(above && { above }),
      ...(example !== undefined && { example }),
    })),
  }));
}

/** Everything that the estimator shows in its document and in the browser; names of services are shared data. */
export function buildEstimator(locale: Locale) {
  const t = translate.prices[locale];
  return {
    locale,
    services: listEstimated(locale),
    words: {
      ...pickLabels(t, 'estimate', 'service', 'quantities', 'once', 'aMonth', 'firstYear', 'total'),
      ...pickLabels(t, 'nothing', 'check', 'clear', 'print'),
      wrong: t('wrong', { example: formatNumber(1200, locale), most: formatNumber(maxQuantity, locale) }),
      // Filled in by the component.
      least: t('least', { amount: '{amount}' }),
    },
  };
}
