import { scaleLinear } from 'd3-scale';
import type { Place, Sparkline } from '#lib/core/chart';
import { linePath, toTenths } from './geometry';

const sizes = {
  /** Below a large number: every value is a point. */
  figure: { width: 240, height: 64, edge: 7, foot: 1 },
  /** In a row of a table. */
  row: { width: 112, height: 28, edge: 5, foot: 3 },
} as const;

/** A sparkline. Its axis is zero in both sizes, so that the same values look the same everywhere. */
export function drawSparkline(values: readonly number[], size: keyof typeof sizes): Sparkline {
  const { width, height, edge, foot } = sizes[size];
  const range = [0, ...values];
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [edge, width - edge]);
  const y = scaleLinear([Math.min(...range), Math.max(...range)], [height - foot, edge]);
  const points = values.map((value, at): Place => ({ x: toTenths(x(at)), y: toTenths(y(value)) }));
  return { width, height, base: toTenths(y(0)), d: linePath(points), points, hasPoints: size === 'figure' };
}
