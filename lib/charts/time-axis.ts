import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, LinkedMarks, Mark } from '#lib/core/chart';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';
import { drawDown } from './time-axis-down';
import {
  drawClosed,
  drawRows,
  drawUnits,
  inset,
  joinEvents,
  lineHeight,
  listRows,
  markEvent,
  widthOf,
  type Row,
  type Scale,
  type TimeEvent,
  type TimeAxis,
} from './time-axis-marks';

/** Width of words in px: the most that they take, and the least that is worth a line. */
const room = { least: 100, most: 216 } as const;

type Flag = {
  readonly event: TimeEvent;
  readonly x: number;
  readonly rows: Row[];
  readonly level: number;
  /** Ends of its words, with their distance from others. */
  readonly box: readonly [left: number, right: number];
  readonly isLeft: boolean;
};

/** Words in rows that have room: lines are broken by the average letter, and measured with a reserve. */
function fitRows(event: TimeEvent, space: number): Row[] {
  const rows = listRows(event, space);
  const width = widthOf(rows);
  return width <= space ? rows : listRows(event, space ** 2 / width);
}

/** Words to the right of their line; to its left where the drawing, or a line with words there, ends too soon. */
function layFlag(event: TimeEvent, x: number, limit: number): Omit<Flag, 'level'> {
  const space = limit - x - inset;
  const natural = listRows(event, room.most);
  const rows = widthOf(natural) <= space ? natural : fitRows(event, Math.max(space, room.least));
  if (widthOf(rows) <= space) {
    return { event, x, rows, box: [x, x + widthOf(rows) + 2 * inset], isLeft: false };
  }
  const left = fitRows(event, Math.min(room.most, x - inset));
  return { event, x, rows: left, box: [x - widthOf(left) - 2 * inset, x], isLeft: true };
}

const touches = ({ box: [left, right], x }: Omit<Flag, 'level'>, other: Flag): boolean =>
  other.x !== x && left < Math.max(other.box[1], other.x) && Math.min(other.box[0], other.x) < right;

/**
 * Words of events as flags at their lead lines. A flag that would meet another's line or words stands above
 * it, so that no line crosses words.
 */
function placeFlags(events: readonly TimeEvent[], x: Scale, width: number): Flag[] {
  let limit = width;
  const laid = events.toReversed().map((event) => {
    const flag = layFlag(event, x(event.at), limit);
    if (flag.isLeft) limit = flag.x;
    return flag;
  });
  const flags: Flag[] = [];
  const [right, left] = [laid.filter(({ isLeft }) => !isLeft), laid.filter(({ isLeft }) => isLeft)];
  for (const flag of [...right, ...left.toReversed()]) {
    const met = flags.filter((other) => touches(flag, other)).map(({ level }) => level + 1);
    flags.push({ ...flag, level: Math.max(0, ...met) });
  }
  return flags.toSorted((a, b) => a.x - b.x);
}

/** Tops of the levels, counted from the lowest, and what they take together. */
function stackLevels(flags: readonly Flag[]): { below: number[]; height: number } {
  const below: number[] = [];
  let height = 24;
  for (let level = 0; level <= Math.max(...flags.map((flag) => flag.level)); level++) {
    const rows = flags.filter((flag) => flag.level === level).map((flag) => flag.rows.length);
    height += Math.max(...rows) * lineHeight + 10;
    below.push(height);
  }
  return { below, height };
}

function drawTicksAcross({ ticks, to }: TimeAxis, x: Scale, y: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    const middle = (x(at) + x(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${toTenths(x(at))} ${y}v12` },
      { kind: 'text', role: 'note', x: toTenths(middle), y: y + 26, anchor: 'middle', text: label },
    ];
  });
}

function drawAcross(input: TimeAxis, width: number): Drawing {
  const { from, to, events } = input;
  const x = scaleLinear([from, to], [0, width]);
  const flags = placeFlags(events, x, width);
  const { below, height } = stackLevels(flags);
  const drawn = flags.map(({ event, x: at, rows, level, isLeft }): LinkedMarks => {
    const top = height - (below[level] ?? 0);
    const words = isLeft ? drawRows(rows, at - inset, top, 'end') : drawRows(rows, at + inset, top);
    const lead: Mark = { kind: 'line', role: 'lead', d: `M${toTenths(at)} ${height}V${toTenths(top + 2)}` };
    return { href: event.path, marks: [lead, ...words, markEvent(event, at, height)] };
  });
  const { marks: words, ...links } = joinEvents(drawn);
  return {
    width,
    height: height + (input.ticks.length > 0 ? 44 : 12),
    marks: [
      ...drawUnits(input, (at) => `M${toTenths(x(at))} ${height}v8`),
      ...drawClosed(input, x, height, 'across'),
      { kind: 'line', role: 'edge', d: `M0 ${height}H${width}` },
      ...drawTicksAcross(input, x, height),
      ...words,
    ],
    ...links,
  };
}

const draw = (input: TimeAxis, width: number, size: ChartSize): Drawing =>
  size === 'narrow' ? drawDown(input, width) : drawAcross(input, width);

/** Events on a line of time at their true distances, each with its words on a lead line. */
export function drawTimeAxis(input: TimeAxis, widest: 'full' | 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}

/** A day with what happens on it. */
type MarkedDay = Omit<TimeEvent, 'at'> & { readonly iso: string };

const dayLength = 86_400_000;

/**
 * A year, or its end, with every marked day at its true distance.
 *
 * @param months their names, short
 * @param days of that year, in any order
 * @param firstMonth where it begins, counted from 0
 */
export function drawYear(
  year: number,
  months: readonly string[],
  days: readonly MarkedDay[],
  firstMonth = 0,
): Chart['drawings'] {
  const daysTo = (time: number): number => (time - Date.UTC(year, 0, 1)) / dayLength;
  return drawTimeAxis(
    {
      from: daysTo(Date.UTC(year, firstMonth, 1)),
      to: daysTo(Date.UTC(year + 1, 0, 1)),
      ticks: months
        .map((label, month) => ({ at: daysTo(Date.UTC(year, month, 1)), label }))
        .slice(firstMonth),
      events: days
        .toSorted((a, b) => a.iso.localeCompare(b.iso))
        .map(({ iso, ...words }) => ({ ...words, at: daysTo(Date.parse(iso)) })),
    },
    'full',
  );
}
