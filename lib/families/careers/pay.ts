import { payBands } from '#content/careers/teams';
import { drawCompactGantt, drawGantt } from '#lib/charts/gantt';
import type { Chart } from '#lib/core/chart';
import { formatEuro, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readPayBands, type CareersEntryOf, type JobEntry, type Pay } from './schema';

/** Pay of a position: its own range, otherwise that of its level. */
export const payOf = ({ level, pay }: Pick<JobEntry, 'level' | 'pay'>): Pay => pay ?? payBands[level];

/** Pay range in the format of the language. */
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

/** Scale rounded outwards to multiples of 5000, so that its ticks are round numbers. */
function findEvenScale(): Pay {
  const { from, to } = findScale();
  return { from: Math.floor(from / 5000) * 5000, to: Math.ceil(to / 5000) * 5000 };
}

/** Label and ends of the pay scale. */
export function buildPayScale(locale: Locale) {
  const { from, to } = findScale();
  return {
    label: translate.careers[locale]('fact.pay'),
    from: formatEuro(from, locale, 0),
    to: formatEuro(to, locale, 0),
  };
}

/** Percentage with one decimal, such as 12.5. */
const toPercent = (share: number): number => Math.round(share * 1000) / 10;

/** Pay range on the scale of all levels, in per cent. */
export function drawPay(pay: Pay, locale: Locale) {
  const scale = findScale();
  const whole = scale.to - scale.from;
  const format = (value: number): string => formatNumber(value, locale);
  const alt = translate.careers[locale]('span', {
    from: format(pay.from),
    to: format(pay.to),
    least: format(scale.from),
    most: format(scale.to),
  });
  return {
    at: toPercent((pay.from - scale.from) / whole),
    width: toPercent((pay.to - pay.from) / whole),
    alt,
  };
}

/** Table rows of the levels. */
function listBands(locale: Locale): string[][] {
  return Object.values(readPayBands()).map(({ name, text, from, to }) => [
    name[locale],
    text[locale],
    formatEuro(from, locale, 0),
    formatEuro(to, locale, 0),
  ]);
}

/** Pay range with the number of open positions. */
const withOpen = (pay: string, count: number, locale: Locale): string =>
  count === 0 ? pay : translate.careers[locale]('bandOpen', { pay, count });

/**
 * Chart of the pay ranges of all levels, with their numbers of open positions.
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
    alt: text.alt,
    drawings: drawGantt({
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

/** Pay range of a position, and its level compared with the others. */
export function buildOffer(entry: Pick<JobEntry, 'level' | 'pay' | 'locale'>) {
  const { locale, level } = entry;
  const t = translate.careers[locale];
  const range = payOf(entry);
  const pay = formatPay(range, locale);
  const name = readPayBands()[level]?.name[locale] ?? level;
  const drawings = drawCompactGantt({
    ...findEvenScale(),
    spans: Object.entries(readPayBands()).map(([key, band]) => ({
      ...(key === level ? range : { from: band.from, to: band.to }),
      name: band.name[locale],
      text: '',
      isMain: key === level,
    })),
    formatTick: (value) => formatNumber(value, locale),
    formatFirst: (value) => formatEuro(value, locale, 0),
  });
  return { pay, note: t('offer', { level: name }), alt: t('within', { level: name, pay }), drawings };
}
