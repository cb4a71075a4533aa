import { workedExamples } from '#content/exchange-rates/examples';
import { maxRateAge } from '#lib/core/conversion-markup';
import { isOlderThan } from '#lib/core/date';
import { describePurchase, type ConversionWords, type Terms } from '#lib/i18n/conversion';
import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { isEea, findCardRate, listCardRates, readNetwork, type CardRate } from './rates';
import { networks, readWords } from './schema';
import { formatPurchase } from './rates';

const { network: slug, feePercent, payments } = workedExamples;

/** Initial values: the last payment, because the head of the page already shows the purchases. */
const first = payments.at(-1) ?? payments[0];

const toTerms = ({ currency, reference, card }: CardRate): Terms => ({
  ...{ code: currency.code, referenceRate: reference, cardRate: card, feePercent },
});

/** Currencies with their rates: the calculator's only data. */
function listOptions(locale: Locale) {
  const t = translate.exchangeRates[locale];
  const sorted = listCardRates(slug).toSorted((a, b) => a.currency.code.localeCompare(b.currency.code));
  const toOption = ({ currency, reference, card }: CardRate) => ({
    code: currency.code,
    name: `${currency.code}, ${currency.name[locale]}`,
    reference: String(reference),
    card: String(card),
  });
  return [
    { label: t('eea'), items: sorted.filter(({ currency }) => isEea(currency)).map(toOption) },
    { label: t('others'), items: sorted.filter(({ currency }) => !isEea(currency)).map(toOption) },
  ];
}

/** Calculated examples, also for visitors without JavaScript. */
function buildExamples(locale: Locale) {
  const t = translate.exchangeRates[locale];
  const rows = payments.map((payment) => {
    const words = describePurchase(payment.amount, toTerms(findCardRate(slug, payment.code)), locale);
    return [formatPurchase(payment, locale), words.reference, words.total, words.markUp];
  });
  return {
    caption: readWords(locale).calculator.examples,
    head: [t('payment'), t('atEcb'), t('youPay'), t('markUp')],
    rows,
  };
}

/** Labels and error messages of the fields. */
function buildFields(locale: Locale) {
  const t = translate.exchangeRates[locale];
  return {
    amount: {
      foreign: t('amountForeign'),
      euro: t('amountEuro'),
      value: formatNumber(first.amount, locale),
      unreadable: t('unreadable', { example: formatNumber(1250.5, locale, 2) }),
      outside: t('amountOutside', { least: formatNumber(0.01, locale, 2) }),
    },
    currency: { label: t('currency'), first: first.code, groups: listOptions(locale) },
    fee: {
      label: t('feeInPercent'),
      value: formatNumber(feePercent, locale),
      unreadable: t('unreadable', { example: formatNumber(feePercent, locale) }),
      outside: t('feeOutside'),
    },
  };
}

/** Placeholders, which the browser replaces. */
const names: ConversionWords = {
  ...{ given: '{given}', total: '{total}' },
  ...{ reference: '{reference}', extra: '{extra}', markUp: '{markUp}' },
};

/** The day of the rates; rates that are too old at the day of the build are called an example in the head. */
export function describeAge(locale: Locale, today: Date) {
  const t = translate.exchangeRates[locale];
  const { card } = readNetwork(slug);
  const day = formatDay(card.day, locale);
  const isOld = isOlderThan(card.day, maxRateAge, today);
  const { network } = networks.get(locale, slug);
  return {
    day: card.day,
    text: isOld ? t('ratesOf', { day }) : t('asOfCalculator', { network, day }),
    note: isOld ? t('asOfExample', { day }) : null,
  };
}

/** Calculator with the result of its initial values, and examples. */
export function buildCalculator(locale: Locale, age: ReturnType<typeof describeAge>) {
  const { title, text, legend, purchase, exchange } = readWords(locale).calculator;
  const t = translate.exchangeRates[locale];
  const words = describePurchase(first.amount, toTerms(findCardRate(slug, first.code)), locale);
  return {
    title,
    text,
    ways: { legend, items: [purchase, exchange] },
    fields: buildFields(locale),
    answer: [
      { purchase: t('paidFor', names), exchange: t('gotFor', names), text: t('paidFor', words) },
      { purchase: t('paidMore', names), exchange: t('gotLess', names), text: t('paidMore', words) },
    ],
    age: { day: age.day, text: age.text, old: t('olderThanWeek') },
    examples: buildExamples(locale),
  };
}
