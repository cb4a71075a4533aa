import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { boxPath, toTenths } from './geometry';

export type Duration = {
  readonly name: string;
  /** How long it takes, as its language writes it. */
  readonly text: string;
  /** Days after the first moment at which it begins. */
  readonly after: number;
  /** Days that it takes at least. */
  readonly least: number;
  /** Days that it takes at most; without it nobody can tell. */
  readonly most?: number | undefined;
};

export type DurationsInput = {
  readonly durations: readonly Duration[];
  /** A number of days of the scale. */
  readonly formatTick: (value: number) => string;
  /** The first of them, with its unit. */
  readonly formatFirst: (value: number) => string;
};

/** Days that the scale shows at most: what takes weeks runs out of the drawing. */
const longest = 10;

/** Type sizes, the distance of lines, room for the scale, below a platform, and beyond the scale, in px. */
const label = 14;
const note = 13;
const line = 18;
const axis = 22;
const head = 34;
const gap = 20;
const beyond = 36;

/** Half a platform, and the least length that can be seen. */
const half = 6;
const dot = 6;

/** Where a platform begins and ends in a drawing. */
type Ends = readonly [from: number, to: number];

const isLong = ({ least, most }: Duration): boolean => Math.max(least, most ?? least) > longest;

/** The days of the scale: those of all that ends on it. */
function findLast(durations: readonly Duration[]): number {
  const ends = durations
    .filter((duration) => !isLong(duration))
    .map(({ after, least, most = least }) => after + most);
  return Math.max(1, ...ends);
}

/** A platform; one of weeks goes through the drawing, cut where the scale is left. */
function drawPlatform([from, to]: Ends, y: number, width: number, isCut: boolean): Mark[] {
  const [top, bottom] = [y - half, y + half];
  if (!isCut) return [{ kind: 'area', role: 'main', d: boxPath(from, top, to - from, 2 * half) }];
  const cut = width - beyond / 2;
  return [
    { kind: 'area', role: 'main', d: `M${from} ${top}H${cut}L${cut - 5} ${bottom}H${from}z` },
    { kind: 'area', role: 'main', d: `M${cut + 5} ${top}H${width}V${bottom}H${cut}z` },
  ];
}

/** What is certain as a platform, what may come on top of it as a track that is expected. */
function drawTrack(duration: Duration, x: ScaleLinear<number, number>, y: number, width: number): Mark[] {
  const { after, least, most } = duration;
  const from = toTenths(x(after));
  const isCut = least > longest;
  const certain = isCut ? width : Math.max(from + dot, x(after + least));
  const end = most === undefined || isLong(duration) ? width : x(after + most);
  return [
    { kind: 'line', role: 'rule', d: `M0 ${y}H${width}` },
    ...(end > certain
      ? [{ kind: 'line', role: 'expected', d: `M${toTenths(certain)} ${y}H${toTenths(end)}` } as const]
      : []),
    ...drawPlatform([from, certain], y, width, isCut),
  ];
}

/** Whole days on the edge that time runs along; the last number ends where the drawing does. */
function drawScale(
  x: ScaleLinear<number, number>,
  width: number,
  { formatTick, formatFirst }: Omit<DurationsInput, 'durations'>,
): Mark[] {
  const [, end = width] = x.range();
  const days = x.ticks(5).filter((value) => value > 0 && Number.isInteger(value));
  return [
    ...days.flatMap((value, index): Mark[] => {
      const place = x(value) > width - beyond / 2 ? ({ x: width, anchor: 'end' } as const) : undefined;
      return [
        { kind: 'line', role: 'edge', d: `M${toTenths(x(value))} ${axis}v6` },
        {
          ...{ kind: 'text', role: 'note', x: toTenths(x(value)), y: 14, anchor: 'middle' },
          ...place,
          text: index === 0 ? formatFirst(value) : formatTick(value),
        },
      ];
    }),
    { kind: 'line', role: 'edge', d: `M1 ${axis + 6}v-6H${toTenths(end)}` },
  ];
}

function drawWords({ name, text }: Duration, top: number, width: number): Mark[] {
  const lines = [
    ...wrapLabel(name, width, label).map((words) => ({ text: words, role: 'strong' as const })),
    ...wrapLabel(text, width, note, 'note').map((words) => ({ text: words, role: 'note' as const })),
  ];
  return lines.map((words, index) => ({ kind: 'text', x: 0, y: top + 14 + index * line, ...words }));
}

function draw({ durations, ...format }: DurationsInput, width: number): Drawing {
  const runsOn = durations.some((duration) => duration.most === undefined || isLong(duration));
  const last = findLast(durations);
  const x = scaleLinear([0, last], [0, width - (runsOn ? beyond : 0)]);
  const marks: Mark[] = [];
  let top = head;
  for (const duration of durations) {
    const words = drawWords(duration, top, width);
    const track = top + words.length * line + 14;
    marks.push(...words, ...drawTrack(duration, x, track, width));
    top = track + half + gap;
  }
  return { width, height: top - gap + 2, marks: [...drawScale(x, width, format), ...marks] };
}

/**
 * How long several things take and when each begins, on one scale of days: solid as long as it takes at least,
 * dashed as long as it may take. What has no end runs out of the drawing, what takes weeks is cut.
 */
export function drawDurations(input: DurationsInput): Chart['drawings'] {
  return drawSizes((width) => draw(input, width), 'half');
}
