import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, LinkedMarks, Mark } from '#lib/core/chart';
import { drawTickBelow, type Scale } from './axis';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';
import { drawLine, drawRows, lineHeight, widestOf, type Row } from './marks';
import { drawDown } from './timeline-down';
import { drawClosed, drawEvent, drawUnits, inset, joinEvents, listRows } from './timeline-marks';
import type { Timeline, TimelineEvent } from './timeline-marks';

/** Least and greatest width of a label in px. */
const room = { least: 100, most: 216 } as const;

type Flag = {
  readonly event: TimelineEvent;
  readonly x: number;
  readonly rows: Row[];
  readonly level: number;
  /** Horizontal extent of its label, with the distance from others. */
  readonly box: readonly [left: number, right: number];
  readonly isLeft: boolean;
};

/** Rows that fit: lines are broken by the average letter width, and measured with a reserve. */
function fitRows(event: TimelineEvent, space: number): Row[] {
  const rows = listRows(event, space);
  const width = widestOf(rows);
  return width <= space ? rows : listRows(event, space ** 2 / width);
}

/** A label to the right of its leader line, or to the left if there is no room before a limit. */
function layFlag(event: TimelineEvent, x: number, limit: number): Omit<Flag, 'level'> {
  const space = limit - x - inset;
  const natural = listRows(event, room.most);
  const rows = widestOf(natural) <= space ? natural : fitRows(event, Math.max(space, room.least));
  if (widestOf(rows) <= space) {
    return { event, x, rows, box: [x, x + widestOf(rows) + 2 * inset], isLeft: false };
  }
  const left = fitRows(event, Math.min(room.most, x - inset));
  return { event, x, rows: left, box: [x - widestOf(left) - 2 * inset, x], isLeft: true };
}

const touches = ({ box: [left, right], x }: Omit<Flag, 'level'>, other: Flag): boolean =>
  other.x !== x && left < Math.max(other.box[1], other.x) && Math.min(other.box[0], other.x) < right;

/** Labels at their leader lines. One that would touch another label or leader line is placed a level higher. */
function placeFlags(events: readonly TimelineEvent[], x: Scale, width: number): Flag[] {
  let limit = width;
  const placed = events.toReversed().map((event) => {
    const flag = layFlag(event, x(event.at), limit);
    if (flag.isLeft) limit = flag.x;
    return flag;
  });
  const flags: Flag[] = [];
  const [right, left] = [placed.filter(({ isLeft }) => !isLeft), placed.filter(({ isLeft }) => isLeft)];
  for (const flag of [...right, ...left.toReversed()]) {
    const higherLevels = flags.filter((other) => touches(flag, other)).map(({ level }) => level + 1);
    flags.push({ ...flag, level: Math.max(0, ...higherLevels) });
  }
  return flags.toSorted((a, b) => a.x - b.x);
}

/** Height of each level above the axis, from the lowest, and of all together. */
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

/** Ticks whose labels are centred between them. */
const drawTicksAcross = ({ ticks, to }: Timeline, x: Scale, y: number): Mark[] =>
  ticks.flatMap(({ at, label }, index) => {
    const middle = (x(at) + x(ticks[index + 1]?.at ?? to)) / 2;
    return drawTickBelow({ at: x(at), x: middle, text: label }, y);
  });

function drawAcross(input: Timeline, width: number): Drawing {
  const { from, to, events } = input;
  const x = scaleLinear([from, to], [0, width]);
  const flags = placeFlags(events, x, width);
  const { below, height } = stackLevels(flags);
  const drawn = flags.map(({ event, x: at, rows, level, isLeft }): LinkedMarks => {
    const top = height - (below[level] ?? 0);
    const place = isLeft ? ({ x: at - inset, anchor: 'end' } as const) : { x: at + inset };
    const leader = drawLine('leader', `M${toTenths(at)} ${height}V${toTenths(top + 2)}`);
    const label = drawRows(rows, { ...place, y: top + 14 });
    return { href: event.path, marks: [leader, ...label, drawEvent(event, at, height)] };
  });
  const { marks: labels, ...links } = joinEvents(drawn);
  return {
    width,
    height: height + (input.ticks.length > 0 ? 44 : 12),
    marks: [
      ...drawUnits(input, (at) => `M${toTenths(x(at))} ${height}v8`),
      ...drawClosed(input, x, height, 'across'),
      drawLine('axis', `M0 ${height}H${width}`),
      ...drawTicksAcross(input, x, height),
      ...labels,
    ],
    ...links,
  };
}

const draw = (input: Timeline, width: number, size: ChartSize): Drawing =>
  size === 'narrow' ? drawDown(input, width) : drawAcross(input, width);

/** A timeline: events at their true distances, each labelled by a leader line. On phones it runs down. */
export function drawTimeline(input: Timeline, widest: 'full' | 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}

type MarkedDay = Omit<TimelineEvent, 'at'> & { readonly iso: string };

const dayLength = 86_400_000;

/**
 * The timeline of a year.
 *
 * @param months their short names
 * @param days of that year, in any order
 * @param firstMonth first month of the axis, counted from 0
 */
export function drawYear(
  year: number,
  months: readonly string[],
  days: readonly MarkedDay[],
  firstMonth = 0,
): Chart['drawings'] {
  const daysTo = (time: number): number => (time - Date.UTC(year, 0, 1)) / dayLength;
  return drawTimeline(
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
