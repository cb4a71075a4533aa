import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';
import { hatchFrame } from './hatch';
import { drawLine, drawPoint } from './marks';
import type { ClockTime, Grid, PlacedCall, Timetable, TimetableRun } from './timetable-types';
import { placeDays, placeStations, placeTicks, placeWords, runOffset } from './timetable-words';

/** Margins of the plot, y of the first station, distance of two stations, in px. */
const sizes = {
  full: { left: 190, right: 112, top: 78, pitch: 84, below: 32 },
  half: { left: 156, right: 12, top: 78, pitch: 84, below: 36 },
  narrow: { left: 1, right: 6, top: 70, pitch: 100, below: 56 },
} as const;

const toMinutes = (time: ClockTime): number => Date.parse(`${time}:00Z`) / 60_000;

function layOut(timetable: Timetable, width: number, size: ChartSize): Grid {
  const { from, to, stations, days, beside: own } = timetable;
  const { left, right, top, pitch, below } = { ...sizes[size], ...(size !== 'full' && own) };
  const scale = scaleLinear([toMinutes(from), toMinutes(to)], [left, width - right]).clamp(true);
  const rows = stations.map(({ id }) => id);
  const x = (time: ClockTime): number => toTenths(scale(toMinutes(time)));
  return {
    size,
    hasNamesBelow: size === 'narrow' && !own && !timetable.hasNamesAbove,
    width,
    left,
    right: width - right,
    top: 36,
    bottom: top + (rows.length - 1) * pitch + below,
    borders: days.slice(1).map(({ day }) => x(`${day}T00:00`)),
    opens: days.flatMap(({ day, isClosed }, index) =>
      days[index - 1]?.isClosed && !isClosed ? [x(`${day}T00:00`)] : [],
    ),
    x,
    y: (station) => top + rows.indexOf(station) * pitch,
  };
}

/** Times of the ticks. */
function listTicks({ from, to, tickHours = 6, tickMinutes = tickHours * 60 }: Timetable): ClockTime[] {
  const first = Math.ceil(toMinutes(from) / tickMinutes) * tickMinutes;
  const count = Math.floor((toMinutes(to) - first) / tickMinutes) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date((first + index * tickMinutes) * 60_000).toISOString().slice(0, 16),
  );
}

/** Hatched closed days, borders between days, the axis with its ticks. */
function drawGrid(timetable: Timetable, grid: Grid): Mark[] {
  const { days, tickMinutes } = timetable;
  const { left, right, top, bottom, x } = grid;
  const columns = days.map(({ day, isClosed }, index) => ({
    isClosed,
    start: index === 0 ? left : x(`${day}T00:00`),
    end: days[index + 1] ? x(`${days[index + 1]?.day}T00:00`) : right,
  }));
  const ticks = listTicks(timetable).map((time) => ({ at: x(time), time: time.slice(11).replace(/^0/, '') }));
  const hatched = columns.filter(({ isClosed }) => isClosed);
  return [
    ...hatched.map(({ start, end }) =>
      drawLine('hatch', hatchFrame({ left: start, right: end, top, bottom }, 10)),
    ),
    drawLine(
      'grid',
      [...columns.map(({ start }) => start), right].map((at) => `M${at} 12V${bottom}`).join(''),
    ),
    drawLine('axis', `M${left} ${bottom}H${right}`),
    drawLine('leader', ticks.map(({ at }) => `M${at} ${bottom}v-6`).join('')),
    ...(tickMinutes ? placeTicks(ticks, grid) : []),
  ];
}

/** Calls at their times; a run that starts together with the main one is offset. */
function placeCalls({ runs }: Timetable, run: TimetableRun, { x, y }: Grid): PlacedCall[] {
  const taken = runs
    .slice(0, runs.indexOf(run))
    .flatMap(({ calls }) => calls.map(({ station, at }) => `${station} ${at}`));
  const start = run.calls[0];
  const shifted = start && taken.includes(`${start.station} ${start.at}`) ? start.at : undefined;
  return run.calls.map((call) => ({
    ...call,
    px: x(call.at) + (call.at === shifted ? runOffset : 0),
    py: y(call.station),
  }));
}

function drawRun(role: TimetableRun['role'], calls: readonly PlacedCall[]): Mark[] {
  const legs = calls.slice(1).map((call, index) => ({ from: calls[index] ?? call, to: call }));
  const join = (isExpected: boolean): string =>
    legs
      .filter(({ to }) => Boolean(to.isExpected) === isExpected)
      .map(({ from, to }) => `M${from.px} ${from.py}L${to.px} ${to.py}`)
      .join('')
      // Successive legs become one line, with proper corners.
      .replaceAll(/(L(\S+ [^ML]+))M\2(?=L)/g, '$1');
  const solid = join(false);
  const dashed = join(true);
  return [...(solid ? [drawLine(role, solid)] : []), ...(dashed ? [drawLine('expected', dashed)] : [])];
}

function drawStops({ role, end }: TimetableRun, calls: readonly PlacedCall[]): Mark[] {
  return calls.flatMap(({ px: x, py: y, isEvent, isStop }, index): Mark[] => {
    const isLast = index === calls.length - 1;
    if (isEvent) return [{ kind: 'diamond', x, y }];
    if (isLast && end === 'stop') return [{ kind: 'end', x, y }];
    if (role === 'side') return isStop ? [drawPoint({ x, y }, role)] : [];
    return [drawPoint({ x, y }, role, isLast)];
  });
}

function draw(timetable: Timetable, width: number, size: ChartSize): Drawing {
  const grid = layOut(timetable, width, size);
  const runs = timetable.runs.map((run) => ({ run, calls: placeCalls(timetable, run, grid) }));
  const all = runs.flatMap(({ calls }) => calls);
  const lanes = timetable.stations.map(({ id }) => `M${grid.left} ${grid.y(id)}H${grid.right}`).join('');
  return {
    width,
    height: grid.bottom + (timetable.tickMinutes ? 24 : size === 'full' ? 2 : 4),
    marks: [
      ...drawGrid(timetable, grid),
      drawLine('grid', lanes),
      ...placeDays(timetable, grid),
      ...placeStations(timetable, grid),
      // The main run is drawn last.
      ...runs.toReversed().flatMap(({ run, calls }) => drawRun(run.role, calls)),
      ...runs.flatMap(({ run, calls }) => [...drawStops(run, calls), ...placeWords(run, calls, grid, all)]),
    ],
  };
}

/** A graphic timetable (time-distance diagram): time to the right, stations one below the other. */
export function drawTimetable(timetable: Timetable): Chart['drawings'] {
  return drawSizes((width, size) => draw(timetable, width, size), 'full');
}
