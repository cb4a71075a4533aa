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
};

export type SpansInput = {
  readonly spans: readonly Span[];
  readonly formatTick: (value: number) => string;
  /** First value of the scale; by default the first of all spans. */
  readonly from?: number;
};

const platform = 12;
const rowHeight = 64;
const head = 30;

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
  height: number,
  width: number,
  size: ChartSize,
  format: SpansInput['formatTick'],
): Mark[] {
  const ticks = x.ticks(size === 'narrow' ? 4 : 8);
  return [
    ...ticks.flatMap((value): Mark[] => {
      const at = toTenths(x(value));
      const half = measureText(format(value), 13, 'note') / 2;
      const anchor = at < half ? 'start' : at > width - half ? 'end' : 'middle';
      return [
        { kind: 'line', role: 'rule', d: `M${at} ${head - 8}V${height}` },
        { kind: 'text', role: 'note', x: at, y: 14, anchor, text: format(value) },
      ];
    }),
    { kind: 'line', role: 'edge', d: `M0 ${head - 8}H${width}` },
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
      ...drawScale(x, height, width, size, formatTick),
      ...spans.flatMap((span, index): Mark[] => {
        const top = head + index * rowHeight;
        const left = x(span.from);
        return [
          {
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
export function drawSpans(input: SpansInput): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'half');
}

/** One span on the scale of all, so small that it stands beside a title. */
export function drawSpan(span: Pick<Span, 'from' | 'to'>, scale: Pick<Span, 'from' | 'to'>): Drawing {
  const [width, height, edge] = [280, 28, 22];
  const x = scaleLinear([scale.from, scale.to], [0, width]);
  const left = x(span.from);
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'edge', d: `M0 ${edge}H${width}M1 ${edge}v-6M${width - 1} ${edge}v-6` },
      { kind: 'area', role: 'main', d: boxPath(left, edge - 13, x(span.to) - left, platform) },
    ],
  };
}
