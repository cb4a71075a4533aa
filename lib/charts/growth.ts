import type { Chart } from '#lib/core/chart';
import { drawBarChart } from './bar-chart';

type GrowthCount = {
  /** The time, such as a year. */
  readonly name: string;
  readonly count: number;
  /** The count in words. */
  readonly label: string;
};

/**
 * A bar chart of a count over time, one bar per time.
 *
 * @param counts in the order of time; the increase since the last but one is highlighted
 * @param fresh names the increase: `7 new in 2026`
 */
export function drawGrowth(counts: readonly GrowthCount[], fresh: string): Chart['drawings'] {
  const before = counts.at(-2)?.count ?? 0;
  const rows = counts.map(({ name, count, label }, index) => {
    if (index < counts.length - 1)
      return { name, parts: [{ amount: count, share: label, series: 'side' } as const] };
    const added = { amount: count - before, share: label, name: fresh, series: 'main' } as const;
    return { name, parts: [{ amount: before, series: 'side' } as const, added] };
  });
  return drawBarChart({ rows });
}
