import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark, Place } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { linePath, toTenths } from './geometry';

/** A rate on a day, `2026-02-13`. */
export type RatePoint = { readonly day: string; readonly rate: number };

/** How numbers and days are written. */
export type RateFormats = { readonly rate: (value: number) => string; readonly day: (day: string) => string };

/** Room above the line for the words of the highest rate, height of the line, room below it for those of the lowest and for the days. */
const [above, tall, below, foot] = [34, 132, 34, 30];

/** Radius of a station with its ring. */
const ring = 7.5;

type Named = Place & { readonly text: string; readonly isAbove: boolean };

const keepWithin = (x: number, text: string, width: number): number => {
  const half = measureText(text, 14) / 2;
  return toTenths(Math.min(Math.max(x, half), width - half));
};

function placePoints(points: readonly RatePoint[], width: number): Place[] {
  const times = points.map(({ day }) => Date.parse(day));
  const rates = points.map(({ rate }) => rate);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const x = scaleLinear([Math.min(...times), Math.max(...times)], [ring, width - ring]);
  // A rate that has not moved runs through the middle.
  const y = scaleLinear(low === high ? [low - 1, low + 1] : [low, high], [above + tall, above]);
  return points.map(({ rate }, index) => ({ x: toTenths(x(times[index] ?? 0)), y: toTenths(y(rate)) }));
}

/** The highest and the lowest rate, as early as they were there, with their words. */
function findExtremes(points: readonly RatePoint[], places: readonly Place[], format: RateFormats): Named[] {
  const rates = points.map(({ rate }) => rate);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return [...(low === high ? [] : [{ rate: low, isAbove: false }]), { rate: high, isAbove: true }].flatMap(
    ({ rate, isAbove }) => {
      const place = places[rates.indexOf(rate)];
      return place ? [{ ...place, isAbove, text: format.rate(rate) }] : [];
    },
  );
}

/** Where the time runs along: the first and the last day, and in wide drawings the one in the middle. */
function drawDays(
  points: readonly RatePoint[],
  places: readonly Place[],
  format: RateFormats,
  { width, size, y }: { readonly width: number; readonly size: ChartSize; readonly y: number },
): Mark[] {
  const last = points.length - 1;
  const middle = Math.round(last / 2);
  const shown = size === 'narrow' || middle === 0 || middle === last ? [0, last] : [0, middle, last];
  const texts = shown.flatMap((index): Mark[] => {
    const [point, place] = [points[index], places[index]];
    if (!point || !place) return [];
    const text = format.day(point.day);
    return [
      { kind: 'line', role: 'rule', d: `M${place.x} ${y}v8` },
      { kind: 'text', role: 'note', x: keepWithin(place.x, text, width), y: y + 24, anchor: 'middle', text },
    ];
  });
  return [...texts, { kind: 'line', role: 'edge', d: `M0 ${y}H${width}` }];
}

function draw(points: readonly RatePoint[], format: RateFormats, width: number, size: ChartSize): Drawing {
  const places = placePoints(points, width);
  const extremes = findExtremes(points, places, format);
  const y = above + tall + below;
  const newest = places.at(-1);
  return {
    width,
    height: y + foot,
    marks: [
      ...drawDays(points, places, format, { width, size, y }),
      { kind: 'line', role: 'main', d: linePath(places) },
      ...extremes.map(({ x, y: at }): Mark => ({ kind: 'station', role: 'main', x, y: at })),
      ...(newest ? [{ kind: 'station', role: 'main', isFull: true, ...newest } as const] : []),
      ...extremes.map(
        ({ x, y: at, text, isAbove }): Mark => ({
          ...{ kind: 'text', role: 'strong', anchor: 'middle', text },
          ...{ x: keepWithin(x, text, width), y: at + (isAbove ? -14 : 24) },
        }),
      ),
    ],
  };
}

/**
 * The rates of some days as a track along time: every day at its true distance, the highest and the lowest
 * rate as stations with their numbers, the newest one full. The track fills the height: it shows how a rate
 * moves, not how large it is, which the numbers say.
 *
 * @param points the oldest first, at least two
 */
export function drawRateLine(points: readonly RatePoint[], format: RateFormats): Chart['drawings'] {
  return drawSizes((width, size) => draw(points, format, width, size), 'full');
}
