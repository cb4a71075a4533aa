import type { Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import type { Grid, PlacedCall, Timetable, TimetableRun, TimetableStation } from './timetable-types';

/** Type size of words and of notes, distance of lines, in px. */
const label = 14;
const note = 13;
const line = 18;

type TextMark = Extract<Mark, { readonly kind: 'text' }>;

/** Names of the days at the head of their columns, short where the columns are narrow. */
export function placeDays({ days }: Timetable, { left, right, x }: Grid): Mark[] {
  return days.map(({ day, name, short }, index) => {
    const start = index === 0 ? left : x(`${day}T00:00`);
    const next = days[index + 1];
    const room = (next ? x(`${next.day}T00:00`) : right) - start - 12;
    return {
      kind: 'text',
      role: 'strong',
      x: start + 8,
      y: 26,
      text: measureText(name, label) <= room ? name : short,
    };
  });
}

/** Name and note beside the line, its middle between them. */
function placeBeside({ name, note: below }: TimetableStation, y: number, room: number): TextMark[] {
  const lines = [
    ...wrapLabel(name, room, label).map((text) => ({ text, role: 'strong' as const })),
    ...(below ? wrapLabel(below, room, note, 'note') : []).map((text) => ({ text, role: 'note' as const })),
  ];
  const top = y - ((lines.length - 1) * line) / 2 + 5;
  return lines.map(({ text, role }, index) => ({ kind: 'text', role, x: 0, y: top + index * line, text }));
}

/** Room on phones between a run that comes down a line and the name beside it. */
const besideRun = 22;

/** On phones a name stands below its line: behind the first run, which it names a stop of, else at the end. */
function placeBelow(name: string, y: number, { runs }: Timetable, { right, x }: Grid): TextMark {
  const common = { kind: 'text', role: 'strong', y: y + 19, text: name } as const;
  const start = Math.min(...runs.flatMap(({ calls }) => calls.map(({ at }) => x(at)))) + besideRun;
  if (start + measureText(name, label) > right / 2) return { ...common, x: right - 10, anchor: 'end' };
  return { ...common, x: toTenths(start) };
}

/** Names of the stations: left of their lines, on phones below them where they have no room of their own. */
export function placeStations(timetable: Timetable, grid: Grid): Mark[] {
  const { size, left, y } = grid;
  return timetable.stations.flatMap((station): Mark[] => {
    const { id, name } = station;
    if (size !== 'narrow' || timetable.beside) return placeBeside(station, y(id), left - 12);
    if (timetable.hasNamesAbove)
      return [{ kind: 'text', role: 'strong', x: left, y: y(id) - 14, text: name }];
    return [placeBelow(name, y(id), timetable, grid)];
  });
}

/** At a buffer stop: outside where there is room, else below the line, on phones below the station's name. */
function placeLast(text: string, { px, py }: PlacedCall, grid: Grid): TextMark[] {
  const common = { kind: 'text', role: 'label' } as const;
  if (grid.size !== 'full') {
    const y = py + (grid.size === 'narrow' ? 39 : 22);
    // Off the axis' end, which would cut into the last letter.
    return [{ ...common, x: grid.right - 10, y, anchor: 'end', text }];
  }
  const lines = wrapLabel(text, grid.width - px - 14, label);
  return lines.map((part, index) => ({
    ...common,
    x: px + 14,
    y: py + 5 + (index - (lines.length - 1) / 2) * line,
    text: part,
  }));
}

/** Times at the ticks, below the edge, where the axis is shorter than a day. */
export function placeTicks(
  ticks: readonly { readonly at: number; readonly time: string }[],
  grid: Grid,
): TextMark[] {
  return ticks.map(({ at, time }) => {
    const isLast = at > grid.right - 24 && grid.size !== 'full';
    return {
      kind: 'text',
      role: 'note',
      x: isLast ? grid.right : at,
      y: grid.bottom + 18,
      anchor: isLast ? 'end' : 'middle',
      text: time,
    };
  });
}

/** Less would break words. */
const leastRoom = 130;

/** How far words may go on: to the end of a wait or of the closed days, else to the end of the axis. */
function measureRoom(call: PlacedCall, next: PlacedCall | undefined, { right, size, opens }: Grid): number {
  const isWait = next?.station === call.station;
  if (isWait) return next.px - call.px - 16;
  // What ends on a closed day must not look as if it went on to the open one.
  const closedEnd = opens.find((open) => open > call.px + leastRoom) ?? right;
  return Math.min(closedEnd - call.px - 24, right - call.px - 16, size === 'narrow' ? 150 : 330);
}

/** Where words would run into the border of a day: left of the call, where neither the run has been yet nor other words are. */
function placeBefore(
  words: string,
  { px, py }: PlacedCall,
  { left, borders }: Grid,
  all: readonly PlacedCall[],
): TextMark | undefined {
  const width = measureText(words, label);
  const start = px - width - 8;
  const isCut = borders.some((border) => border > px && border < px + width + 20);
  const isTaken = all.some(
    (call) =>
      call.words && call.py === py && call.px < px && call.px + 16 + measureText(call.words, label) > start,
  );
  if (!isCut || isTaken || start < left) return undefined;
  return { kind: 'text', role: 'label', x: px - 4, y: py - 13, anchor: 'end', text: words };
}

/** Right of the call; closer to it where the words of a main run, which are bold, would end beyond the axis. */
function startWords(
  lines: readonly string[],
  { px, isEvent }: PlacedCall,
  isMain: boolean,
  grid: Grid,
): number {
  if (!isMain) return px + (isEvent ? 16 : 12);
  const longest = Math.max(...lines.map((text) => 1.06 * measureText(text, label)));
  return toTenths(Math.max(px + 8, Math.min(px + 16, grid.right - longest)));
}

/**
 * Words of a run, at its calls.
 *
 * @param all calls of all runs, whose words have places too
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
    const lines = wrapLabel(words, measureRoom(call, next, grid), label);
    return lines.map(
      (text, row): TextMark => ({
        kind: 'text',
        role: role === 'main' ? 'main' : 'label',
        x: startWords(lines, call, role === 'main', grid),
        y: py - 13 - (lines.length - 1 - row) * line,
        text,
      }),
    );
  });
}
