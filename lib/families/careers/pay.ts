import { payBands } from '#content/careers/teams';
import { drawSpanAmong, drawSpans } from '#lib/charts/spans';
import type { Chart } from '#lib/core/chart';
import { formatEuro, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readPayBands, type CareersEntryOf, type JobEntry, type Pay } from './schema';

/** What a position pays: its own span, or that of its level. */
export const payOf = ({ level, pay }: Pick<JobEntry, 'level' | 'pay'>): Pay => pay ?? payBands[level];

/** A range of pay as a reader of the language writes it. */
export function formatPay({ from, to }: Pay, locale: Locale): string {
  return translate.careers[locale]('payRange', {
    from: formatNumber(from, locale),
    to: formatNumber(to, locale),
  });
}

/** From the lowest to the highest pay of all levels. */
function findScale(): Pay {
  const all: readonly Pay[] = Object.values(payBands);
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

/** A scale somewhat longer than all pay, so that its even numbers have room. */
function findEvenScale(): Pay {
  const { from, to } = findScale();
  return { from: Math.floor(from / 5000) * 5000, to: Math.ceil(to / 5000) * 5000 };
}

/** The ends of the scale of all pay, and what is measured on it. */
export function buildPayScale(locale: Locale) {
  const { from, to } = findScale();
  return {
    label: translate.careers[locale]('fact.pay'),
    from: formatEuro(from, locale, 0),
    to: formatEuro(to, locale, 0),
  };
}

/** Per cent with one decimal. */
const toPercent = (share: number): number => Math.round(share * 1000) / 10;

/** The pay of a position on the scale of all levels, in per cent of it. */
export function drawPay(pay: Pay, locale: Locale) {
  const scale = findScale();
  const whole = scale.to - scale.from;
  const format = (value: number): string => formatNumber(value, locale);
  const sentence = translate.careers[locale]('span', {
    from: format(pay.from),
    to: format(pay.to),
    least: format(scale.from),
    most: format(scale.to),
  });
  return {
    at: toPercent((pay.from - scale.from) / whole),
    width: toPercent((pay.to - pay.from) / whole),
    sentence,
  };
}

/** The levels, each with what it means, as rows of a table. */
function listBands(locale: Locale): string[][] {
  return Object.values(readPayBands()).map(({ name, text, from, to }) => [
    name[locale],
    text[locale],
    formatEuro(from, locale, 0),
    formatEuro(to, locale, 0),
  ]);
}

/** A range of pay, and how many positions are open there. */
const withOpen = (pay: string, count: number, locale: Locale): string =>
  count === 0 ? pay : translate.careers[locale]('bandOpen', { pay, count });

/**
 * All levels as platforms on one scale, each with the number of its open positions.
 *
 * @param open all open positions
 */
export function buildBands(
  { locale, pay: text }: CareersEntryOf<'careers'>,
  open: readonly Pick<JobEntry, 'level'>[],
): Chart {
  return {
    title: text.chart,
    note: text.caption,
    sentence: text.sentence,
    drawings: drawSpans({
      ...findEvenScale(),
      spans: Object.entries(readPayBands()).map(([level, { name, from, to }]) => ({
        name: name[locale],
        from,
        to,
        text: withOpen(
          formatPay({ from, to }, locale),
          open.filter((job) => job.level === level).length,
          locale,
        ),
        isMain: true,
      })),
      formatTick: (value) => formatNumber(value, locale),
    }),
    table: { caption: text.caption, head: text.head, rows: listBands(locale), numeric: [2, 3] },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** What a position pays, and where its level stands among the others. */
export function buildOffer(entry: Pick<JobEntry, 'level' | 'pay' | 'locale'>) {
  const { locale, level } = entry;
  const t = translate.careers[locale];
  const own = payOf(entry);
  const pay = formatPay(own, locale);
  const name = readPayBands()[level]?.name[locale] ?? level;
  const drawings = drawSpanAmong({
    ...findEvenScale(),
    spans: Object.entries(readPayBands()).map(([key, band]) => ({
      ...(key === level ? own : { from: band.from, to: band.to }),
      name: band.name[locale],
      text: '',
      isMain: key === level,
    })),
    formatTick: (value) => formatNumber(value, locale),
    formatFirst: (value) => formatEuro(value, locale, 0),
  });
  return { pay, note: t('offer', { level: name }), sentence: t('within', { level: name, pay }), drawings };
}
