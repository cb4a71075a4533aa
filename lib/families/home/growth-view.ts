import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { drawGrowth } from '#lib/charts/growth';
import { drawSparkline } from '#lib/charts/sparkline';
import type { Chart, Sparkline } from '#lib/core/chart';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import type { Locale } from '#lib/i18n/locales';
import { readGrowth } from './growth-schema';

/** The number of partner companies by year. */
export function buildGrowth(locale: Locale): Chart {
  const { title, latestDay, fresh, sentence, caption, head, latestRow, tableLabel } = readGrowth(locale);
  const counts = listPartnerCounts(locale, { day: latestDay });
  const rows = counts.map(({ name, label }, index) => [
    index === counts.length - 1 ? latestRow : name,
    label,
  ]);
  return {
    title,
    sentence,
    drawings: drawGrowth(counts, fresh),
    table: { caption, head, rows, numeric: [1] },
    tableLabel,
  };
}

type Series = 'accountsInMillions' | 'paymentsInMillions';

/** The course of a key figure by year, with the newest number where the year is not over. */
export function drawCourse(series: Series): Sparkline {
  const years = keyFigures.map((year) => year[series]);
  const newest = figures[series];
  return drawSparkline(newest === years.at(-1) ? years : [...years, newest], 'figure');
}
