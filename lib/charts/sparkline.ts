import { scaleLinear } from 'd3-scale';
import type { Place, Sparkline } from '#lib/core/chart';
import { linePath, toTenths } from './geometry';

const sizes = {
  /** Below a number in large letters: every year a station. */
  figure: { width: 240, height: 64, edge: 7, foot: 1 },
  /** In the row of a table, where rows are compared. */
  row: { width: 112, height: 28, edge: 5, foot: 3 },
} as const;

/**
 * Draws the course of some numbers, from the oldest to the newest, so small that it stands within a text. Its
 * line is zero in both sizes: the same numbers look alike wherever they stand.
 */
export function drawSparkline(values: readonly number[], size: keyof typeof sizes): Sparkline {
  const { width, height, edge, foot } = sizes[size];
  const range = [0, ...values];
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [edge, width - edge]);
  const y = scaleLinear([Math.min(...range), Math.max(...range)], [height - foot, edge]);
  const stations = values.map((value, at): Place => ({ x: toTenths(x(at)), y: toTenths(y(value)) }));
  return {
    width,
    height,
    base: toTenths(y(0)),
    d: linePath(stations),
    stations,
    hasStations: size === 'figure',
  };
}
