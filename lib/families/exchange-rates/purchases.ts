import { workedExamples } from '#content/exchange-rates/examples';
import { drawTimeline } from '#lib/charts/timeline';
import type { Chart } from '#lib/core/chart';
import { formatEuro, formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { networks, readWords } from './schema';
import { formatPurchase, calculatePurchase, type Purchase } from './rates';

/** Calculation steps with their results. */
function listSteps(purchase: Purchase, locale: Locale): string[][] {
  const { currency, referenceRate, cardRate, atReference, atCard, fee, total } = calculatePurchase(purchase);
  const t = translate.exchangeRates[locale];
  const euro = (value: number): string => formatEuro(value, locale);
  const rate = (value: number): string => formatNumber(value, locale, currency.digits);
  const foreign = formatPurchase(purchase, locale);
  const network = networks.get(locale, workedExamples.network).network;
  const rows = [
    [t('atReference'), `${foreign} ÷ ${rate(referenceRate)}`, euro(atReference)],
    [t('atCard', { network }), `${foreign} ÷ ${rate(cardRate)}`, euro(atCard)],
    [t('fee'), `${euro(atCard)} × ${formatPercent(workedExamples.feePercent, locale, 1)}`, euro(fee)],
    [t('total'), `${euro(atCard)} + ${euro(fee)}`, euro(total)],
  ];
  return rows.map((row) => row.map((cell) => typeset(cell, locale)));
}

/** Section of the price scale with the surcharges, with a margin at both ends. */
function drawPurchase(purchase: Purchase, locale: Locale): Chart['drawings'] {
  const { atReference, atCard, fee, total } = calculatePurchase(purchase);
  const words = readWords(locale).purchase;
  const euro = (value: number): string => formatEuro(value, locale);
  const room = (total - atReference) / 40;
  const events = [
    { at: atReference, title: euro(atReference), text: words.reference },
    { at: atCard, title: euro(atCard), text: `+${euro(atCard - atReference)} ${words.network}` },
    { at: total, title: euro(total), text: `+${euro(fee)} ${words.total}`, isMilestone: true },
  ];
  return drawTimeline({ from: atReference - room, to: total + room, ticks: [], events }, 'half');
}

function buildPurchase(purchase: Purchase, locale: Locale): Chart {
  const { atReference, atCard, total, markUp } = calculatePurchase(purchase);
  const t = translate.exchangeRates[locale];
  const euro = (value: number): string => formatEuro(value, locale);
  const amount = formatPurchase(purchase, locale);
  const network = networks.get(locale, workedExamples.network).network;
  return {
    title: t('paid', { total: euro(total) }),
    note: t('paidNote', {
      purchase: purchase.name[locale],
      amount,
      extra: euro(total - atReference),
      markUp: formatPercent(markUp, locale, 2),
    }),
    alt: t('paidAlt', {
      amount,
      atReference: euro(atReference),
      atCard: euro(atCard),
      network,
      total: euro(total),
    }),
    drawings: drawPurchase(purchase, locale),
    table: {
      caption: t('exampleCaption', { amount }),
      head: [t('step'), t('calculation'), t('result')],
      rows: listSteps(purchase, locale),
      numeric: [2],
    },
    tableLabel: t('steps'),
  };
}

/** Sample purchases, one shown at a time. */
export function buildPurchases(locale: Locale) {
  return {
    legend: readWords(locale).purchase.legend,
    items: workedExamples.purchases.map((purchase) => ({
      value: purchase.code,
      key: formatPurchase(purchase, locale),
      chart: buildPurchase(purchase, locale),
    })),
  };
}
