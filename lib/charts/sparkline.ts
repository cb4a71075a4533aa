import { scaleLinear } from 'd3-scale';
import type { Place, Sparkline } from '#lib/core/chart';
import { linePath, toTenths } from './geometry';

const sizes = {
  /** Below a number in large letters: every year a station, its line stretched to its own range. */
  figure: { width: 240, height: 52, edge: 7, foot: 10, zero: false },
  /** In the row of a table, where rows are compared: from zero, which is its line. */
  row: { width: 112, height: 28, edge: 5, foot: 3, zero: true },
} as const;

/** Draws the course of some numbers, from the oldest to the newest, so small that it stands within a text. */
export function drawSparkline(values: readonly number[], size: keyof typeof sizes): Sparkline {
  const { width, height, edge, foot, zero } = sizes[size];
  const range = zero ? [0, ...values] : values;
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [edge, width - edge]);
  const y = scaleLinear([Math.min(...range), Math.max(...range)], [height - foot, edge]);
  const stations = values.map((value, at): Place => ({ x: toTenths(x(at)), y: toTenths(y(value)) }));
  return {
    width,
    height,
    base: toTenths(zero ? y(0) : height - 1),
    d: linePath(stations),
    stations,
    isStretched: !zero,
  };
}
