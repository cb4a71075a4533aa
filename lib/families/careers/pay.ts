import { payBands } from '#content/careers/teams';
import { drawSpan, drawSpans } from '#lib/charts/spans';
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

/** The pay of a position on the scale of all levels, small enough to stand beside its name. */
export function drawPay(pay: Pay, locale: Locale) {
  const scale = findScale();
  const format = (value: number): string => formatNumber(value, locale);
  const sentence = translate.careers[locale]('span', {
    from: format(pay.from),
    to: format(pay.to),
    least: format(scale.from),
    most: format(scale.to),
  });
  return { drawing: drawSpan(pay, scale), sentence, from: format(scale.from), to: format(scale.to) };
}

/** Cells of the table of pay. */
export function listBands(locale: Locale): string[][] {
  return Object.values(readPayBands()).map(({ name, text, from, to }) => [
    name[locale],
    text[locale],
    formatEuro(from, locale, 0),
    formatEuro(to, locale, 0),
  ]);
}

type Offer = Pick<JobEntry, 'level' | 'pay'>;

/** All levels as platforms on one scale; those of some positions, or all, are what the chart is about. */
export function buildBands(words: CareersEntryOf<'careers'>, offers: readonly Offer[] = []): Chart {
  const { locale, pay: text } = words;
  const t = translate.careers[locale];
  const bands = Object.entries(readPayBands()).map(([level, { name, ...band }]) => {
    const own = offers.filter((offer) => offer.level === level);
    const pay = own.length === 1 && own[0] ? payOf(own[0]) : band;
    return {
      ...pay,
      name: name[locale],
      text: formatPay(pay, locale),
      isMain: offers.length === 0 || own.length > 0,
    };
  });
  const lit = bands.filter(({ isMain }) => isMain);
  const [, , from = '', to = ''] = text.head;
  return {
    title: text.chart,
    note: text.caption,
    sentence:
      offers.length > 0
        ? lit.map(({ name: level, text: pay }) => t('within', { level, pay })).join('; ')
        : text.sentence,
    drawings: drawSpans({
      spans: bands.map(({ name, from: least, to: most, text: span, isMain }) => ({
        name,
        from: least,
        to: most,
        text: span,
        isMain,
      })),
      formatTick: (value) => formatNumber(value, locale),
    }),
    table: {
      caption: text.caption,
      head: [text.head[0], from, to],
      rows: bands.map((band) => [
        band.name,
        formatEuro(band.from, locale, 0),
        formatEuro(band.to, locale, 0),
      ]),
      numeric: [1, 2],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
