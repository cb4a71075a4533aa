import type { Mark } from '#lib/core/chart';
import { drawRows, drawText, keepWithin, lineHeight, widestOf, widthOf, wrap, wrapRows } from './marks';
import type { Row, TextMark } from './marks';
import type { Grid, PlacedCall, Timetable, TimetableRun, TimetableStation } from './timetable-types';

/** Offset of a run that starts together with another. */
export const runOffset = 9;

/** Texts that may touch are measured without the reserve of the estimate. */
const withoutReserve = 0.93;

/** Names of the days at the top of their columns, short in narrow columns. */
export function placeDays({ days }: Timetable, { left, right, x }: Grid): Mark[] {
  return days.map(({ day, name, short }, index) => {
    const start = index === 0 ? left : x(`${day}T00:00`);
    const next = days[index + 1];
    const room = (next ? x(`${next.day}T00:00`) : right) - start - 12;
    return drawText('strong', { x: start + 8, y: 26 }, widthOf('strong', name) <= room ? name : short);
  });
}

/** Name and note, centred vertically on the line of the station. */
function placeBeside({ name, note }: TimetableStation, y: number, room: number): TextMark[] {
  const rows = wrapRows(name, note, room);
  return drawRows(rows, { x: 0, y: y - ((rows.length - 1) * lineHeight) / 2 + 5 });
}

/** Least distance on phones of a name from the run before it. */
const besideRun = 22;

/** Where runs leave a station downwards, at the height of its name. */
function listLegsDown({ runs }: Timetable, { x, y }: Grid, top: number): number[] {
  return runs.flatMap(({ calls }) =>
    calls.slice(1).flatMap((to, index) => {
      const from = calls[index] ?? to;
      const [a, b] = [y(from.station), y(to.station)];
      if (Math.min(a, b) > top || Math.max(a, b) <= top) return [];
      return [x(from.at) + ((top + 14 - a) / (b - a)) * (x(to.at) - x(from.at))];
    }),
  );
}

/** On phones a name is below its line: after the first run, at the left end if a run crosses it there, else at the end. */
function placeBelow(name: string, top: number, timetable: Timetable, grid: Grid): TextMark {
  const { left, right, x } = grid;
  const width = withoutReserve * widthOf('strong', name);
  const start = Math.min(...timetable.runs.flatMap(({ calls }) => calls.map(({ at }) => x(at)))) + besideRun;
  const y = top + 19;
  if (start + width > right / 2) return drawText('strong', { x: right - 10, y, anchor: 'end' }, name);
  const legs = listLegsDown(timetable, grid, top);
  const isCrossed = (from: number): boolean => legs.some((leg) => leg > from - 8 && leg < from + width + 4);
  return drawText('strong', { x: isCrossed(start) ? left + 8 : start, y }, name);
}

/** Names of the stations: in front of their lines, on phones above or below them. */
export function placeStations(timetable: Timetable, grid: Grid): Mark[] {
  const { size, left, y } = grid;
  return timetable.stations.flatMap((station): Mark[] => {
    const { id, name } = station;
    if (size !== 'narrow' || timetable.beside) return placeBeside(station, y(id), left - 12);
    if (timetable.hasNamesAbove) return [drawText('strong', { x: left, y: y(id) - 14 }, name)];
    return [placeBelow(name, y(id), timetable, grid)];
  });
}

/** Text at an end cap: behind it if there is room, else below the line, on phones below the station's name. */
function placeLast(text: string, { px, py }: PlacedCall, { size, right, width }: Grid): TextMark[] {
  if (size !== 'full') {
    const y = py + (size === 'narrow' ? 39 : 22);
    // Clear of the end of the axis, which would cut the last letter.
    return [drawText('label', { x: right - 10, y, anchor: 'end' }, text)];
  }
  const rows = wrap('label', text, width - px - 14);
  return drawRows(rows, { x: px + 14, y: py + 5 - ((rows.length - 1) / 2) * lineHeight });
}

/** Times at the ticks of an axis that is shorter than a day. */
export const placeTicks = (
  ticks: readonly { readonly at: number; readonly time: string }[],
  { width, bottom }: Grid,
): TextMark[] =>
  ticks.map(({ at, time }) =>
    drawText('note', { x: keepWithin(at, 'note', time, width), y: bottom + 18, anchor: 'middle' }, time),
  );

/** Less would break words. */
const leastRoom = 130;

/** Room for the text of a call: to the end of a wait or of the closed days, else to the end of the axis. */
function measureRoom(call: PlacedCall, next: PlacedCall | undefined, { right, size, opens }: Grid): number {
  const isWait = next?.station === call.station;
  if (isWait) return next.px - call.px - 16;
  // Text about a closed day must not reach into the open one.
  const closedEnd = opens.find((open) => open > call.px + leastRoom) ?? right;
  return Math.min(closedEnd - call.px - 24, right - call.px - 16, size === 'narrow' ? 150 : 330);
}

/** Text to the left of its call, if it would cross the border of a day on the right and there is room. */
function placeBefore(
  words: string,
  { px, py }: PlacedCall,
  { left, borders }: Grid,
  all: readonly PlacedCall[],
): TextMark | undefined {
  const width = withoutReserve * widthOf('label', words);
  const start = px - width - 8;
  const isCut = borders.some((border) => border > px && border < px + width + 20);
  const isTaken = all.some(
    (call) =>
      call.words &&
      call.py === py &&
      call.px < px &&
      call.px + 16 + withoutReserve * widthOf('label', call.words) > start,
  );
  if (!isCut || isTaken || start < left) return undefined;
  return drawText('label', { x: px - 4, y: py - 13, anchor: 'end' }, words);
}

/** Left end of the text right of a call; nearer to the call if bold text would end beyond the axis. */
function startWords(rows: readonly Row[], { px, isEvent }: PlacedCall, isMain: boolean, grid: Grid): number {
  if (!isMain) return px + (isEvent ? 16 : 8);
  return Math.max(px + 8, Math.min(px + 16, grid.right - withoutReserve * 1.06 * widestOf(rows)));
}

/** Text of a wait that would reach the name of the station above: below the name of its own. */
const placeUnderName = (words: string, { px, py }: PlacedCall): TextMark[] =>
  drawRows(wrap('label', words, leastRoom), { x: px + besideRun - runOffset, y: py + 38 });

/**
 * The texts of a run at its calls.
 *
 * @param all calls of all runs, which have texts too
 */
export function placeWords(
  { role, end }: TimetableRun,
  calls: readonly PlacedCall[],
  grid: Grid,
  all: readonly PlacedCall[],
): TextMark[] {
  return calls.flatMap((call, index) => {
    const { words, py } = call;
    const next = calls[index + 1];
    if (!words) return [];
    if (!next && end === 'stop') return placeLast(words, call, grid);
    const before = role === 'side' && index === 0 ? placeBefore(words, call, grid, all) : undefined;
    if (before) return [before];
    const rows = wrap(role === 'main' ? 'main' : 'label', words, measureRoom(call, next, grid));
    const isWait = next?.station === call.station;
    if (isWait && rows.length > 3 && grid.hasNamesBelow) return placeUnderName(words, call);
    const x = startWords(rows, call, role === 'main', grid);
    return drawRows(rows, { x, y: py - 13 - (rows.length - 1) * lineHeight });
  });
}
