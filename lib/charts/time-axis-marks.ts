import type { ScaleLinear } from 'd3-scale';
import type { LinkedMarks, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import { hatchFrame } from './hatch';

export type TimeEvent = {
  /** In the units of the scale. */
  readonly at: number;
  readonly title: string;
  readonly text?: string | undefined;
  /** Changes the course. */
  readonly isTurn?: boolean | undefined;
  /** Where its words lead. */
  readonly path?: string | undefined;
};

export type TimeAxis = {
  readonly from: number;
  readonly to: number;
  /** What the scale counts, such as 1 for every day: small marks on it. */
  readonly unit?: number | undefined;
  /** Points in time; the space between one and the next has the name of the first in its middle. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly events: readonly TimeEvent[];
  /** When nothing may change. */
  readonly closed?: { readonly from: number; readonly to: number } | undefined;
};

/** From the units of the scale to px. */
export type Scale = ScaleLinear<number, number>;
/** A row of words. */
export type Row = { readonly role: 'strong' | 'note'; readonly text: string };

/** Height of a row in px. */
export const lineHeight = 18;
/** Distance of words from their lead line. */
export const inset = 10;

/** Title and text of an event, wrapped. */
export const listRows = ({ title, text }: TimeEvent, width: number): Row[] => [
  ...wrapLabel(title, width, 14).map((line): Row => ({ role: 'strong', text: line })),
  ...(text ? wrapLabel(text, width, 13, 'note') : []).map((line): Row => ({ role: 'note', text: line })),
];

/** The widest of some rows. */
export const widthOf = (rows: readonly Row[]): number =>
  Math.max(...rows.map(({ role, text }) => measureText(text, 14, role === 'note' ? 'note' : 'label')));

/** Rows one below the other, the first one from a top. */
export const drawRows = (rows: readonly Row[], x: number, top: number, anchor?: 'end'): Mark[] =>
  rows.map(({ role, text }, index) => ({
    kind: 'text',
    role,
    ...(anchor && { anchor }),
    x: toTenths(x),
    y: toTenths(top + index * lineHeight + 14),
    text,
  }));

/** Minor ticks, one per unit, below the axis. */
export function drawUnits({ from, to, unit }: TimeAxis, markAt: (at: number) => string): Mark[] {
  if (!unit) return [];
  const count = Math.round((to - from) / unit) + 1;
  const d = Array.from({ length: count }, (_, index) => markAt(from + index * unit)).join('');
  return [{ kind: 'line', role: 'rule', d }];
}

/** Depth of what lies along the edge, in px. */
const depth = 12;

/** Time in which nothing may change: hatched along the edge. */
export function drawClosed(
  { closed }: TimeAxis,
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

/** A circle, or a diamond for an event that changes the course. */
export function markEvent({ isTurn }: Pick<TimeEvent, 'isTurn'>, x: number, y: number): Mark {
  const place = { x: toTenths(x), y: toTenths(y) };
  return isTurn ? { kind: 'event', ...place } : { kind: 'station', role: 'main', ...place };
}

/** Events with their marks, each a link where one of them leads somewhere. */
export function joinEvents(events: readonly LinkedMarks[]): {
  readonly marks: readonly Mark[];
  readonly links?: readonly LinkedMarks[];
} {
  if (events.some(({ href }) => href !== undefined)) return { marks: [], links: events };
  return { marks: events.flatMap(({ marks }) => marks) };
}
