import { drawGantt } from '#lib/charts/gantt';
import type { Chart } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readTransferWords } from './schema';
import type { WayItem } from './transfer-schema';

type Time = WayItem['times'][number];

/** The axis ends at this number of days at most; what takes longer continues beyond it. */
const longestAxis = 10;

const mostOf = ({ least, most = least }: Time): number => Math.max(least, most);

/** The last day of the axis: that of everything that ends on it. */
const findLastDay = (times: readonly Time[]): number =>
  Math.max(
    1,
    ...times.filter((time) => mostOf(time) <= longestAxis).map((time) => time.after + mostOf(time)),
  );

/** Gantt chart of the durations in days. */
export function buildTimes({ times }: Pick<WayItem, 'times'>, locale: Locale): Chart {
  const t = translate.support[locale];
  const daysOf = ({ least, most = Infinity }: Time): number => Math.max(least, most);
  const [slowest] = times.toSorted((a, b) => daysOf(b) - daysOf(a));
  return {
    title: t('times'),
    alt: t('timesAlt', { what: slowest?.what ?? '', time: slowest?.time ?? '' }),
    drawings: drawGantt({
      spans: times.map(({ what, time, after, least, most = Infinity }) => ({
        ...{ name: what, text: time, isMain: true },
        ...{ from: after, to: after + least, latest: after + most },
      })),
      ...{ from: 0, to: findLastDay(times), isWhole: true },
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
