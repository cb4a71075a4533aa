import { scaleLinear } from 'd3-scale';
import type { ChartSize, Mark } from '#lib/core/chart';
import { createTick, drawAxis, drawEnds, drawTick, labelGap, thinOut, type Scale } from './axis';
import { toTenths } from './geometry';
import { drawLine, drawPoint, drawRows, lowestOf, widthOf, wrapRows } from './marks';

export type Span = {
  readonly name: string;
  readonly from: number;
  /** Beyond the axis the bar is broken. */
  readonly to: number;
  /** The span in words. */
  readonly text: string;
  /** Whether the chart is about it. */
  readonly isMain: boolean;
  /** Whether its end is unknown: a dashed line instead of a bar. */
  readonly isOpen?: boolean;
  /** Its latest end: dashed up to there, or to the edge of the drawing. */
  readonly latest?: number | undefined;
};

export type Gantt = {
  readonly spans: readonly Span[];
  readonly formatTick: (value: number) => string;
  /** The first label, if it is different: with the unit. */
  readonly formatFirst?: (value: number) => string;
  /** First value of the axis; by default that of the first span. */
  readonly from?: number;
  /** Last value of the axis; without it the axis ends with the last span. */
  readonly to?: number;
  /** Whether the axis counts whole things: it has no label for zero and fractions. */
  readonly isWhole?: boolean;
  /** An axis of named steps instead of numbers; the first is 0. */
  readonly steps?: readonly { readonly name: string; readonly note?: string | undefined }[];
};

/** The axis of a chart, and where its first row begins. */
type Axis = { readonly x: Scale; readonly marks: readonly Mark[]; readonly bottom: number };

export type Range = readonly [left: number, right: number];

/** From the top to the first row below labels of one line. */
const bottom = 40;

/** Labels at even distances. */
export function placeEvenAxis(
  { formatTick, formatFirst = formatTick, from = 0, to = 0, isWhole }: Omit<Gantt, 'spans'>,
  [left, right]: Range,
  width: number,
  count: number,
): Axis {
  const x = scaleLinear([from, to], [left, right]);
  const values = x.ticks(count).filter((value) => !isWhole || (value > 0 && Number.isInteger(value)));
  const ticks = values.map((value, index) =>
    createTick(x(value), index === 0 ? formatFirst(value) : formatTick(value), width),
  );
  return { x, marks: [...thinOut(ticks).flatMap(drawTick), drawAxis(left, right)], bottom };
}

/** Labels for the first and the last value, and for even ones between them. */
function layEndsAxis({ spans, formatTick, from }: Gantt, width: number, count: number): Axis {
  const domain = [
    from ?? Math.min(...spans.map((span) => span.from)),
    Math.max(...spans.map(({ to }) => to)),
  ];
  const x = scaleLinear(domain, [0, width]);
  const ticks = x.ticks(count);
  // An open end is beyond the last label.
  const end = Math.max(...spans.filter(({ isOpen }) => !isOpen).map(({ to }) => to));
  const step = (ticks[1] ?? end) - (ticks[0] ?? 0);
  const [first, last] = [formatTick(domain[0] ?? end), formatTick(end)];
  const right = toTenths(x(end));
  const isFree = (value: number): boolean => {
    const half = widthOf('note', formatTick(value)) / 2;
    const [before, after] = [widthOf('note', first) + labelGap, right - widthOf('note', last) - labelGap];
    return value <= end - 0.75 * step && x(value) - half >= before && x(value) + half <= after;
  };
  const between = ticks.filter(isFree).map((value) => createTick(x(value), formatTick(value), width));
  return { x, marks: [...between.flatMap(drawTick), ...drawEnds(right, width, [first, last])], bottom };
}

/** Half a point with its stroke: the outer points are within the drawing. */
const pointRadius = 8;

/** A point for each step, its label above it. */
function layStepAxis(steps: NonNullable<Gantt['steps']>, width: number): Axis {
  const last = steps.length - 1;
  const x = scaleLinear([0, last], [pointRadius, width - pointRadius]);
  const labels = steps.flatMap(({ name, note }, index) => {
    const rows = wrapRows(name, note, width / steps.length - labelGap);
    if (index === 0) return drawRows(rows, { x: 0, y: 14 });
    if (index === last) return drawRows(rows, { x: width, y: 14, anchor: 'end' });
    return drawRows(rows, { x: x(index), y: 14, anchor: 'middle' });
  });
  const y = lowestOf(labels) + 16;
  const points = steps.map((_, index) => drawPoint({ x: x(index), y }));
  return { x, marks: [...labels, drawLine('main', `M${x(0)} ${y}H${x(last)}`), ...points], bottom: y + 18 };
}

/** Room in px for what continues beyond the axis. */
export const beyond = 36;

/** The axis that a chart asks for. */
export function placeAxis(input: Gantt, width: number, size: ChartSize): Axis {
  const { spans, steps, to } = input;
  const count = size === 'narrow' ? 4 : 8;
  if (steps) return layStepAxis(steps, width);
  if (to === undefined) return layEndsAxis(input, width, count);
  const continues = spans.some((span) => Math.max(span.to, span.latest ?? 0) > to);
  return placeEvenAxis(input, [0, width - (continues ? beyond : 0)], width, count);
}
