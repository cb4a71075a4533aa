import type { Chart } from '#lib/core/chart';
import { drawBarChart } from './bar-chart';

/** How many there were at a time. */
type GrowthCount = {
  /** The time, such as a year. */
  readonly name: string;
  readonly count: number;
  /** The count as the language writes it. */
  readonly label: string;
};

/**
 * A number that grows, a bar for each time.
 *
 * @param counts in the order of time; what has come since the last but one is lit
 * @param fresh says what is lit: `7 new in 2026`
 */
export function drawGrowth(counts: readonly GrowthCount[], fresh: string): Chart['drawings'] {
  const before = counts.at(-2)?.count ?? 0;
  const rows = counts.map(({ name, count, label }, index) => {
    if (index < counts.length - 1)
      return { name, parts: [{ amount: count, share: label, track: 'side' } as const] };
    const old = { amount: before, share: label, name: fresh, track: 'side' } as const;
    return { name, parts: [old, { amount: count - before, track: 'main' } as const] };
  });
  return drawBarChart({ rows });
}
