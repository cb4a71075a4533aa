import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

/** How many there were on a day. */
export type YardCount = {
  /** The calendar day, `2025-12-31`. */
  readonly day: string;
  /** On the plate below it: `2025`. */
  readonly name: string;
  readonly count: number;
  /** The count as the language writes it. */
  readonly label: string;
};

/** What a yard shows: something that has grown, one track for each. */
export type Yard = {
  /** In the order of time, growing; what has come since the last but one is lit. */
  readonly counts: readonly YardCount[];
  /** Says what is lit: `7 new in 2026`. */
  readonly words: string;
};

/** Distance of the tracks in px, and room above them, beside the last count, and below. */
const sizes = {
  full: { pitch: 7, top: 64, tail: 200, foot: 52 },
  half: { pitch: 7, top: 62, tail: 116, foot: 52 },
  narrow: { pitch: 6, top: 58, tail: 84, foot: 52 },
} as const;

/** Left edge of the yard, so that the plate of its first year stands below its station. */
const start = 20;

type Scales = {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

const timeOf = ({ day }: YardCount): number => Date.parse(day);

function makeScales(counts: readonly YardCount[], width: number, size: ChartSize): Scales {
  const { pitch, top, tail } = sizes[size];
  const most = Math.max(...counts.map(({ count }) => count));
  const times = counts.map(timeOf);
  return {
    x: scaleLinear([Math.min(...times), Math.max(...times)], [start, width - tail]),
    y: scaleLinear([0, most], [top + most * pitch, top]),
    left: start,
    right: width,
    top,
  };
}

/** Where each track leaves the ladder: between two counts one after the other, at even distances. */
function listTracks(counts: readonly YardCount[], { x, y, left }: Scales): { x: number; y: number }[] {
  const ladder = scaleLinear(
    counts.map(({ count }) => count),
    counts.map((count) => x(timeOf(count))),
  );
  const first = counts[0]?.count ?? 0;
  const most = counts.at(-1)?.count ?? 0;
  return Array.from({ length: most }, (_, index) => ({
    x: toTenths(index < first ? left : ladder(index + 1)),
    y: toTenths(y(index + 1)),
  }));
}

/** All tracks, from the ladder to the end of the yard; the newest are lit. */
function drawTracks(counts: readonly YardCount[], scales: Scales): Mark[] {
  const before = counts.at(-2)?.count ?? 0;
  const tracks = listTracks(counts, scales).map((from) => `M${from.x} ${from.y}H${scales.right}`);
  const ladder = line<YardCount>(
    (count) => toTenths(scales.x(timeOf(count))),
    ({ count }) => toTenths(scales.y(count)),
  )(counts);
  return [
    { kind: 'line', role: 'track', d: tracks.slice(0, before).join('') },
    { kind: 'line', role: 'main', d: tracks.slice(before).join('') },
    { kind: 'line', role: 'lead', d: ladder ?? '' },
  ];
}

/** Stations on the ladder with their numbers above; the last one stands out. */
function drawCounts(counts: readonly YardCount[], { x, y }: Scales): Mark[] {
  return counts.flatMap((count, index): Mark[] => {
    const at = { x: toTenths(x(timeOf(count))), y: toTenths(y(count.count)) };
    const isLast = index === counts.length - 1;
    return [
      { kind: 'station', role: 'main', ...at, ...(isLast && { isFull: true }) },
      {
        kind: 'text',
        role: 'figure',
        ...(index === 0 ? { x: 0, anchor: 'start' } : { x: at.x - 4, anchor: 'end' }),
        // The ladder rises towards the first number.
        y: at.y - (index === 0 ? 22 : 16),
        text: count.label,
      },
    ];
  });
}

/** The platform edge that time runs along, with a plate at each count; too close ones are left out. */
function drawYears(counts: readonly YardCount[], { x, right }: Scales, edge: number): Mark[] {
  const width = Math.max(...counts.map(({ name }) => measureText(name, 13))) + 10;
  let end = -Infinity;
  const plates = counts.toReversed().flatMap((count): Mark[] => {
    const middle = Math.max(toTenths(x(timeOf(count))), width / 2);
    if (end !== -Infinity && middle + width / 2 > end - 3) return [];
    end = middle - width / 2;
    return [{ kind: 'plate', x: middle, y: edge + 18, width, text: count.name }];
  });
  return [{ kind: 'line', role: 'edge', d: `M0 ${edge}H${right}` }, ...plates];
}

function draw({ counts, words }: Yard, width: number, size: ChartSize): Drawing {
  const scales = makeScales(counts, width, size);
  const edge = scales.y(0) + 12;
  // Above the newest number where there is no room beside it.
  const rise = measureText(words, 14) + 16 > sizes[size].tail ? 40 : 14;
  return {
    width,
    height: edge + 32,
    marks: [
      ...drawTracks(counts, scales),
      ...drawYears(counts, scales, edge),
      ...drawCounts(counts, scales),
      { kind: 'text', role: 'main', x: width, y: scales.top - rise, anchor: 'end', text: words },
    ],
  };
}

/**
 * Draws growth as a yard: a ladder that rises through the true counts, from which one track leaves for each
 * that has come, and runs on.
 *
 * @param widest whether it is drawn for the whole page too
 */
export function drawYard(yard: Yard, widest: 'full' | 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(yard, width, size), widest);
}
