import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { ChartSize, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

export type Span = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The span as its language writes it. */
  readonly text: string;
  /** Whether the chart is about it. */
  readonly isMain: boolean;
  /** Whether its end is open: dashed, beyond the numbers of the scale. */
  readonly isOpen?: boolean;
};

export type SpansInput = {
  readonly spans: readonly Span[];
  readonly formatTick: (value: number) => string;
  /** First value of the scale; by default the first of all spans. */
  readonly from?: number;
  /** The first number of an even scale, where it is written in another way than the others: with its unit. */
  readonly formatFirst?: (value: number) => string;
  /** Last value of the scale, likewise: beyond the spans where the platforms tell their ends and the scale is even. */
  readonly to?: number;
};

/** Height of the axis. */
const axis = 22;

/** Room between two numbers of the scale. */
const gap = 12;

const numberWidth = (text: string): number => measureText(text, 13, 'note');

type Labelled = { readonly at: number; readonly text: string };

/** A mark on the axis with its number over it. */
const drawTick = ({ at, text }: Labelled): Mark[] => [
  { kind: 'line', role: 'edge', d: `M${toTenths(at)} ${axis}v6` },
  { kind: 'text', role: 'note', x: toTenths(at), y: 14, anchor: 'middle', text },
];

/** As many numbers as have room beside each other: all, or every second, or every third. */
function thinOut(labels: readonly Labelled[]): readonly Labelled[] {
  const half = ({ text }: Labelled): number => numberWidth(text) / 2;
  for (let every = 1; every < labels.length; every += 1) {
    const some = labels.filter((_, index) => index % every === 0);
    const hasRoom = (label: Labelled, index: number): boolean => {
      const before = some[index - 1];
      return !before || label.at - half(label) - before.at - half(before) >= gap;
    };
    if (some.every(hasRoom)) return some;
  }
  return labels.slice(0, 1);
}

/** Numbers at even distances: the ends of the scale are no values of their own. */
export function drawEvenScale(
  x: ScaleLinear<number, number>,
  count: number,
  { formatTick, formatFirst = formatTick }: Pick<SpansInput, 'formatTick' | 'formatFirst'>,
): Mark[] {
  const [left = 0, right = 0] = x.range();
  const hasRoom = (value: number): boolean => {
    const half = numberWidth(formatTick(value)) / 2;
    return x(value) - half >= left && x(value) + half <= right;
  };
  const labels = x
    .ticks(count)
    .filter(hasRoom)
    .map((value, index) => ({ at: x(value), text: index === 0 ? formatFirst(value) : formatTick(value) }));
  return [
    ...thinOut(labels).flatMap(drawTick),
    { kind: 'line', role: 'edge', d: `M${left} ${axis}H${right}` },
  ];
}

function drawScale(
  x: ScaleLinear<number, number>,
  spans: readonly Pick<Span, 'to' | 'isOpen'>[],
  width: number,
  size: ChartSize,
  format: SpansInput['formatTick'],
): Mark[] {
  const ticks = x.ticks(size === 'narrow' ? 4 : 8);
  // An open end lies beyond the last number.
  const end = Math.max(...spans.filter(({ isOpen }) => !isOpen).map(({ to }) => to));
  const right = toTenths(x(end));
  const [first, last] = [x.domain()[0] ?? end, end].map(format);
  const [before, after] = [first, last].map((text) => numberWidth(text ?? '') + gap);
  const step = (ticks[1] ?? end) - (ticks[0] ?? 0);
  const words = { kind: 'text', role: 'note', y: 14 } as const;
  return [
    ...ticks.flatMap((value): Mark[] => {
      const at = toTenths(x(value));
      const text = format(value);
      const half = numberWidth(text) / 2;
      // The number of the end is no step like the others: the one before it keeps away.
      if (value > end - 0.75 * step) return [];
      // A number stands over its mark or not at all, and both ends of the scale have theirs.
      if (at - half < (before ?? 0) || at + half > right - (after ?? 0)) return [];
      return drawTick({ at, text });
    }),
    { ...words, x: 0, text: first ?? '' },
    { ...words, x: right, anchor: right < width ? 'middle' : 'end', text: last ?? '' },
    { kind: 'line', role: 'edge', d: `M1 ${axis + 6}v-6H${right - 1}v6` },
  ];
}

/** The scale of all spans, and its drawing. */
export function layScale(
  input: SpansInput,
  width: number,
  size: ChartSize,
): { x: ScaleLinear<number, number>; marks: Mark[] } {
  const { spans, formatTick, from, to } = input;
  const first = from ?? Math.min(...spans.map((span) => span.from));
  const x = scaleLinear([first, to ?? Math.max(...spans.map((span) => span.to))], [0, width]);
  const marks =
    to === undefined
      ? drawScale(x, spans, width, size, formatTick)
      : drawEvenScale(x, size === 'narrow' ? 4 : 8, input);
  return { x, marks };
}
