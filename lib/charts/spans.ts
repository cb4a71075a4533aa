import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { boxPath, toTenths } from './geometry';

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
};

const platform = 12;
const rowHeight = 64;
const head = 40;
/** Height of the axis. */
const axis = 22;

/** Room between two numbers of the scale. */
const gap = 12;

/** Words above a platform: they begin where it begins, or end where the drawing ends. */
function drawWords({ name, text, isMain }: Span, x: number, top: number, width: number): Mark[] {
  const needed = Math.max(measureText(name, 14), measureText(text, 13, 'note'));
  const place = x + needed > width ? ({ x: width, anchor: 'end' } as const) : { x: toTenths(x) };
  return [
    { kind: 'text', role: isMain ? 'strong' : 'label', y: top + 14, text: name, ...place },
    { kind: 'text', role: 'note', y: top + 32, text, ...place },
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
  const [before, after] = [first, last].map((text) => measureText(text ?? '', 13, 'note') + gap);
  const words = { kind: 'text', role: 'note', y: 14 } as const;
  return [
    ...ticks.flatMap((value): Mark[] => {
      const at = toTenths(x(value));
      const half = measureText(format(value), 13, 'note') / 2;
      // A number stands over its mark or not at all, and both ends of the scale have theirs.
      if (at - half < (before ?? 0) || at + half > right - (after ?? 0)) return [];
      return [
        { kind: 'line', role: 'edge', d: `M${at} ${axis}v6` },
        { ...words, x: at, anchor: 'middle', text: format(value) },
      ];
    }),
    { ...words, x: 0, text: first ?? '' },
    { ...words, x: right, anchor: right < width ? 'middle' : 'end', text: last ?? '' },
    { kind: 'line', role: 'edge', d: `M1 ${axis + 6}v-6H${right - 1}v6` },
  ];
}

function draw({ spans, formatTick, from }: SpansInput, width: number, size: ChartSize): Drawing {
  const first = from ?? Math.min(...spans.map((span) => span.from));
  const x = scaleLinear([first, Math.max(...spans.map(({ to }) => to))], [0, width]);
  const height = head + spans.length * rowHeight;
  return {
    width,
    height,
    marks: [
      ...drawScale(x, spans, width, size, formatTick),
      ...spans.flatMap((span, index): Mark[] => {
        const top = head + index * rowHeight;
        const left = x(span.from);
        return [
          // The track that the platform stands at.
          { kind: 'line', role: 'rule', d: `M0 ${top + 46}H${width}` },
          span.isOpen
            ? { kind: 'line', role: 'expected', d: `M${toTenths(left)} ${top + 46}H${toTenths(x(span.to))}` }
            : {
                kind: 'area',
                role: span.isMain ? 'main' : 'side',
                d: boxPath(left, top + 40, x(span.to) - left, platform),
              },
          ...drawWords(span, left, top, width),
        ];
      }),
    ],
  };
}

/** Spans on one scale as platforms one below the other: where two overlap, both offer the same. */
export function drawSpans(input: SpansInput, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}

/** Height of a row whose words stand beside its platform. */
const lowRow = 32;

/** A platform with its name beside it: thick where the drawing is about it, else a rail. */
function drawLowRow(
  { name, from, to, isMain }: Span,
  x: ScaleLinear<number, number>,
  y: number,
  width: number,
): Mark[] {
  const [left, right] = [toTenths(x(from)), toTenths(x(to))];
  const words = { kind: 'text', role: isMain ? 'strong' : 'note', y: y + 5, text: name } as const;
  const needed = measureText(name, 14) + 18;
  const isBehind = right + needed <= width;
  // The track has a gap where the name stands.
  const track = isBehind
    ? `M0 ${y}H${right}M${toTenths(right + needed)} ${y}H${width}`
    : `M0 ${y}H${toTenths(left - needed)}M${left} ${y}H${width}`;
  return [
    { kind: 'line', role: 'rule', d: track },
    isMain
      ? { kind: 'area', role: 'main', d: boxPath(left, y - 8, right - left, 16) }
      : { kind: 'line', role: 'side', d: `M${left} ${y}H${right}` },
    isBehind ? { ...words, x: right + 10 } : { ...words, x: left - 10, anchor: 'end' },
  ];
}

/** One span among its neighbours, which are rails: half as high as all spans of a chart of their own. */
export function drawSpanAmong({ spans, formatTick }: SpansInput): Chart['drawings'] {
  return drawSizes((width, size) => {
    const x = scaleLinear(
      [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))],
      [0, width],
    );
    return {
      width,
      height: head + spans.length * lowRow,
      marks: [
        ...drawScale(x, spans, width, size, formatTick),
        ...spans.flatMap((span, index) => drawLowRow(span, x, head + 14 + index * lowRow, width)),
      ],
    };
  }, 'half');
}

/** One span on the scale of all, so small that it stands beside a title. */
export function drawSpan(
  span: Pick<Span, 'from' | 'to'>,
  scale: Pick<Span, 'from' | 'to'>,
  others: readonly Pick<Span, 'from' | 'to'>[] = [],
): Drawing {
  const [width, height, edge] = [280, 28, 22];
  const x = scaleLinear([scale.from, scale.to], [0, width]);
  const left = x(span.from);
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'edge', d: `M0 ${edge}H${width}M1 ${edge}v-6M${width - 1} ${edge}v-6` },
      // Unlit, with a joint where one ends and the next begins.
      ...others.map(
        ({ from, to }): Mark => ({
          kind: 'line',
          role: 'way',
          d: `M${toTenths(x(from) + 1.5)} ${edge - 7}H${toTenths(x(to) - 1.5)}`,
        }),
      ),
      { kind: 'area', role: 'main', d: boxPath(left, edge - 13, x(span.to) - left, platform) },
    ],
  };
}
