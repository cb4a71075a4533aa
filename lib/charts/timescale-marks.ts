import type { Mark, Place } from '#lib/core/chart';
import { toTenths } from './geometry';
import { hatchFrame } from './hatch';
import { measurePlate, type TimeEvent, type TimescaleInput } from './timescale-words';

/** Depth of what lies along the edge, in px. */
const depth = 12;

/** Time in which nothing may change: hatched along the edge. */
export function drawClosed(
  { closed }: TimescaleInput,
  place: (at: number) => number,
  line: number,
  direction: 'across' | 'down',
): Mark[] {
  if (!closed) return [];
  const [start, end] = [place(closed.from), place(closed.to)];
  const frame =
    direction === 'across'
      ? { left: start, right: end, top: line, bottom: line + depth }
      : { left: line - depth, right: line, top: start, bottom: end };
  return [{ kind: 'line', role: 'track', d: hatchFrame(frame, 6) }];
}

/** The plate of what the scale is, standing on the edge at its beginning. */
export function drawWhole({ whole }: TimescaleInput, placeOf: (plate: number) => Place): Mark[] {
  if (!whole) return [];
  const width = measurePlate(whole);
  return [{ kind: 'plate', ...placeOf(width), width, text: whole }];
}

/** A station, or a diamond for what changes the course. */
export function markEvent({ isTurn }: Pick<TimeEvent, 'isTurn'>, x: number, y: number): Mark {
  const place = { x: toTenths(x), y: toTenths(y) };
  return isTurn ? { kind: 'event', ...place } : { kind: 'station', role: 'main', ...place };
}
