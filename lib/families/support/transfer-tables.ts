import { drawDurations } from '#lib/charts/durations';
import type { Chart } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readTransferWords } from './schema';
import type { WayItem } from './transfer-schema';

/** Chart of the durations on one scale of days. */
export function buildTimes({ times }: Pick<WayItem, 'times'>, locale: Locale): Chart {
  const t = translate.support[locale];
  const daysOf = ({ least, most = Infinity }: WayItem['times'][number]): number => Math.max(least, most);
  const [slowest] = times.toSorted((a, b) => daysOf(b) - daysOf(a));
  return {
    title: t('times'),
    sentence: t('timesSentence', { what: slowest?.what ?? '', time: slowest?.time ?? '' }),
    drawings: drawDurations({
      durations: times.map(({ what, time, ...days }) => ({ name: what, text: time, ...days })),
      formatTick: String,
      formatFirst: (value) => t('days', { count: value }),
    }),
    table: {
      caption: t('times'),
      head: [t('what'), t('time')],
      rows: times.map(({ what, time }) => [what, time]),
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Table of the fees. */
export function buildCosts({ costs }: Pick<WayItem, 'costs'>, locale: Locale) {
  const t = translate.support[locale];
  const rows = costs.map(({ what, fee }) => [what, fee]);
  return { caption: t('costs'), head: [t('item'), t('cost')], rows };
}

/** Table of the possible results of the name check. */
export function buildVerification(locale: Locale) {
  const { verificationTitle, verification } = readTransferWords(locale);
  const t = translate.support[locale];
  const rows = verification.map(({ answer, meaning }) => [answer, meaning]);
  return { caption: verificationTitle, head: [t('answer'), t('meaning')], rows };
}
