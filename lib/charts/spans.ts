import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { boxPath, toTenths } from './geometry';
import { drawEvenScale, layScale, type Span, type SpansInput } from './span-scale';

const platform = 12;
const rowHeight = 64;
const head = 40;

/** Where a platform begins and ends in a drawing. */
type Ends = readonly [left: number, right: number];

/** Words above a platform: they begin where it begins; where they have no room, they end where it ends. */
function drawWords({ name, text, isMain }: Span, [x, end]: Ends, top: number, width: number): Mark[] {
  const needed = Math.max(measureText(name, 14), measureText(text, 13, 'note'));
  const place =
    x + needed > width
      ? ({ x: toTenths(Math.max(needed, end)), anchor: 'end' } as const)
      : { x: toTenths(x) };
  return [
    { kind: 'text', role: isMain ? 'strong' : 'label', y: top + 14, text: name, ...place },
    { kind: 'text', role: 'note', y: top + 32, text, ...place },
  ];
}

function draw(input: SpansInput, width: number, size: ChartSize): Drawing {
  const { spans } = input;
  const { x, marks } = layScale(input, width, size);
  const height = head + spans.length * rowHeight;
  return {
    width,
    height,
    marks: [
      ...marks,
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
          ...drawWords(span, [left, x(span.to)], top, width),
        ];
      }),
    ],
  };
}

/** Spans on one scale as platforms one below the other: where two overlap, both offer the same. */
export function drawSpans(input: SpansInput, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}

/** Height of a row whose words stand before it, and the room between the two. */
const lowRow = 32;
const lowGap = 20;

/** Least room from one number of its scale to the next. */
const lowStep = 64;

/** A platform with its name in the column of names: thick where the drawing is about it, else a rail. */
function drawLowRow(
  { name, from, to, isMain }: Span,
  x: ScaleLinear<number, number>,
  y: number,
  width: number,
): Mark[] {
  const [left, right] = [toTenths(x(from)), toTenths(x(to))];
  return [
    { kind: 'line', role: 'rule', d: `M${x.range()[0] ?? 0} ${y}H${width}` },
    isMain
      ? { kind: 'area', role: 'main', d: boxPath(left, y - 8, right - left, 16) }
      : { kind: 'line', role: 'side', d: `M${left} ${y}H${right}` },
    { kind: 'text', role: isMain ? 'strong' : 'label', x: 0, y: y + 5, text: name },
  ];
}

/** One span among its neighbours, which are rails: half as high as all spans of a chart of their own. Names stand in a column. */
export function drawSpanAmong(
  input: SpansInput & { readonly from: number; readonly to: number },
): Chart['drawings'] {
  const { spans, from, to } = input;
  return drawSizes((width) => {
    const left = Math.ceil(Math.max(...spans.map(({ name }) => measureText(name, 14)))) + lowGap;
    const x = scaleLinear([from, to], [left, width]);
    return {
      width,
      height: head + spans.length * lowRow,
      marks: [
        ...drawEvenScale(x, Math.max(2, Math.floor((width - left) / lowStep)), input),
        ...spans.flatMap((span, index) => drawLowRow(span, x, head + 14 + index * lowRow, width)),
      ],
    };
  }, 'half');
}
