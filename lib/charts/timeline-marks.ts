import type { LinkedMarks, Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { hatchFrame } from './hatch';
import { drawLine, drawPoint, wrapRows, type Row } from './marks';

export type TimelineEvent = {
  /** In the unit of the axis. */
  readonly at: number;
  readonly title: string;
  readonly text?: string | undefined;
  /** Whether it is drawn as a diamond. */
  readonly isMilestone?: boolean | undefined;
  /** Address of its link. */
  readonly path?: string | undefined;
};

export type Timeline = {
  readonly from: number;
  readonly to: number;
  /** Distance of minor ticks, such as 1 for every day. */
  readonly unit?: number | undefined;
  /** Major ticks; each labels the time up to the next one. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly events: readonly TimelineEvent[];
  /** A closed period. */
  readonly closed?: { readonly from: number; readonly to: number } | undefined;
};

/** Distance of a label from its leader line, in px. */
export const inset = 10;

export const listRows = ({ title, text }: TimelineEvent, width: number): Row[] =>
  wrapRows(title, text, width);

/** Minor ticks along the axis. */
export function drawUnits({ from, to, unit }: Timeline, drawTickAt: (at: number) => string): Mark[] {
  if (!unit) return [];
  const count = Math.round((to - from) / unit) + 1;
  const ticks = Array.from({ length: count }, (_, index) => drawTickAt(from + index * unit));
  return [drawLine('grid', ticks.join(''))];
}

/** Depth of the hatching along the axis, in px. */
const depth = 12;

export function drawClosed(
  { closed }: Timeline,
  scale: (at: number) => number,
  axis: number,
  direction: 'across' | 'down',
): Mark[] {
  if (!closed) return [];
  const [start, end] = [scale(closed.from), scale(closed.to)];
  const frame =
    direction === 'across'
      ? { left: start, right: end, top: axis, bottom: axis + depth }
      : { left: axis - depth, right: axis, top: start, bottom: end };
  return [drawLine('hatch', hatchFrame(frame, 6))];
}

export const drawEvent = ({ isMilestone }: TimelineEvent, x: number, y: number): Mark =>
  isMilestone ? { kind: 'diamond', x: toTenths(x), y: toTenths(y) } : drawPoint({ x, y });

/** Events as plain marks, or as groups if one of them is a link. */
export function joinEvents(events: readonly LinkedMarks[]): {
  readonly marks: readonly Mark[];
  readonly links?: readonly LinkedMarks[];
} {
  if (events.some(({ href }) => href !== undefined)) return { marks: [], links: events };
  return { marks: events.flatMap(({ marks }) => marks) };
}
