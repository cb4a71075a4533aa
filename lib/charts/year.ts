import type { Chart } from '#lib/core/chart';
import { drawTimescale } from './timescale';

/** A day with what happens on it; without words it is a station only. */
export type MarkedDay = { readonly iso: string; readonly title: string; readonly text?: string | undefined };

const dayLength = 86_400_000;

/**
 * A year as a track, every marked day at its true distance.
 *
 * @param months their names, short
 * @param days of that year, in any order
 */
export function drawYear(
  year: number,
  months: readonly string[],
  days: readonly MarkedDay[],
): Chart['drawings'] {
  const start = Date.UTC(year, 0, 1);
  return drawTimescale(
    {
      from: 0,
      to: (Date.UTC(year + 1, 0, 1) - start) / dayLength,
      tickForm: 'spaces',
      ticks: months.map((label, month) => ({ at: (Date.UTC(year, month, 1) - start) / dayLength, label })),
      events: days
        .toSorted((a, b) => a.iso.localeCompare(b.iso))
        .map(({ iso, title, text }) => ({ at: (Date.parse(iso) - start) / dayLength, title, text })),
    },
    'full',
  );
}
