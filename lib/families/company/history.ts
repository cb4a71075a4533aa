import { drawTimescale } from '#lib/charts/timescale';
import type { Chart } from '#lib/core/chart';
import type { CompanyEntryOf } from './schema';

/** The company's years on a line of time, at their true distances. */
export function buildHistory({ history }: CompanyEntryOf<'about'>): Pick<Chart, 'drawings' | 'sentence'> {
  const years = history.stations.map(({ year }) => Number(year));
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    sentence: history.sentence,
    drawings: drawTimescale(
      {
        from,
        to,
        tickForm: 'plates',
        ticks: all.map((year) => ({ at: year, label: String(year) })),
        events: history.stations.map(({ title }, index) => ({ at: years[index] ?? from, title })),
      },
      'full',
    ),
  };
}
