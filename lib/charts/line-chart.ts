import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark, Place } from '#lib/core/chart';
import { createTick, drawTickBelow } from './axis';
import { drawSizes } from './draw-sizes';
import { linePath, toTenths } from './geometry';
import { drawLine, drawPoint, drawText, keepWithin } from './marks';

/** A value on a day, `2026-02-13`. */
export type DayValue = { readonly day: string; readonly value: number };

export type LineFormats = {
  readonly value: (value: number) => string;
  readonly day: (day: string) => string;
};

/** Heights in px: above the line for the label of its highest value, the line, below it for the lowest, the axis. */
const [above, tall, below, foot] = [34, 132, 34, 30];

/** Radius of a point with its stroke. */
const ring = 7.5;

type Named = Place & { readonly text: string; readonly isAbove: boolean };

function placePoints(points: readonly DayValue[], width: number): Place[] {
  const times = points.map(({ day }) => Date.parse(day));
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = scaleLinear([Math.min(...times), Math.max(...times)], [ring, width - ring]);
  // A constant value runs through the middle.
  const y = scaleLinear(low === high ? [low - 1, low + 1] : [low, high], [above + tall, above]);
  return points.map(({ value }, index) => ({ x: toTenths(x(times[index] ?? 0)), y: toTenths(y(value)) }));
}

/** The highest and the lowest value, each where it first occurs. */
function findExtremes(points: readonly DayValue[], places: readonly Place[], format: LineFormats): Named[] {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [...(low === high ? [] : [{ value: low, isAbove: false }]), { value: high, isAbove: true }].flatMap(
    ({ value, isAbove }) => {
      const place = places[values.indexOf(value)];
      return place ? [{ ...place, isAbove, text: format.value(value) }] : [];
    },
  );
}

/** The axis: its first and last day, and in wide drawings the one in the middle. */
function drawDays(
  points: readonly DayValue[],
  places: readonly Place[],
  format: LineFormats,
  { width, size, y }: { readonly width: number; readonly size: ChartSize; readonly y: number },
): Mark[] {
  const last = points.length - 1;
  const middle = Math.round(last / 2);
  const shown = size === 'narrow' || middle === 0 || middle === last ? [0, last] : [0, middle, last];
  const ticks = shown.flatMap((index): Mark[] => {
    const [point, place] = [points[index], places[index]];
    if (!point || !place) return [];
    return drawTickBelow(createTick(place.x, format.day(point.day), width), y);
  });
  return [...ticks, drawLine('axis', `M0 ${y}H${width}`)];
}

function draw(points: readonly DayValue[], format: LineFormats, width: number, size: ChartSize): Drawing {
  const places = placePoints(points, width);
  const extremes = findExtremes(points, places, format);
  const y = above + tall + below;
  const newest = places.at(-1);
  return {
    width,
    height: y + foot,
    marks: [
      ...drawDays(points, places, format, { width, size, y }),
      drawLine('main', linePath(places)),
      ...extremes.map((extreme) => drawPoint(extreme)),
      ...(newest ? [drawPoint(newest, 'main', true)] : []),
      ...extremes.map(({ x, y: at, text, isAbove }) => {
        const place = { x: keepWithin(x, 'strong', text, width), y: at + (isAbove ? -14 : 24) };
        return drawText('strong', { ...place, anchor: 'middle' }, text);
      }),
    ],
  };
}

/**
 * A line chart of daily values with points for the highest, the lowest and the newest. Its vertical axis begins
 * at the lowest value: the line shows the change, the labels the size.
 *
 * @param points the oldest first, at least two
 */
export function drawLineChart(points: readonly DayValue[], format: LineFormats): Chart['drawings'] {
  return drawSizes((width, size) => draw(points, format, width, size), 'full');
}
