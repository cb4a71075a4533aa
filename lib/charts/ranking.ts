import { scaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type RankingItem = {
  readonly name: string;
  /** A name for phones. */
  readonly short: string;
  readonly value: number;
  /** The value as its language writes it. */
  readonly text: string;
  /** Whether it belongs to those that the chart is about. */
  readonly isMain: boolean;
};

export type RankingInput = {
  readonly items: readonly RankingItem[];
  /** A value that all are compared with, and its words. */
  readonly average: { readonly value: number; readonly text: string };
};

/** Height of a row, and the room above them all for the words of the average, in px. */
const rowHeight = 21;
const head = 44;

function drawAverage(
  { value, text }: RankingInput['average'],
  at: number,
  bottom: number,
  width: number,
): Mark[] {
  const isRight = at + 14 + measureText(text, 14) > width;
  return [
    { kind: 'line', role: 'lead', d: `M${at} 26V${toTenths(bottom)}` },
    { kind: 'station', role: 'main', x: at, y: 18, isFull: value > 0 },
    {
      kind: 'text',
      role: 'strong',
      x: isRight ? at - 14 : at + 14,
      y: 23,
      text,
      ...(isRight && { anchor: 'end' }),
    },
  ];
}

function draw({ items, average }: RankingInput, width: number, size: ChartSize): Drawing {
  const isNarrow = size === 'narrow';
  const rows = items.toSorted((a, b) => a.value - b.value);
  const nameOf = ({ name, short }: RankingItem): string => (isNarrow ? short : name);
  const left = Math.max(...rows.map((item) => measureText(nameOf(item), 14))) + 10;
  const room = Math.max(...rows.map(({ text }) => measureText(text, 14))) + 12;
  const x = scaleLinear([0, Math.max(...rows.map(({ value }) => value))], [left, width - room]);
  const height = head + rows.length * rowHeight;
  const at = toTenths(x(average.value));
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'edge', d: `M${left} ${head - 8}V${height}` },
      ...drawAverage(average, at, height, width),
      ...rows.flatMap((item, index): Mark[] => {
        const y = head + index * rowHeight + 8;
        const end = toTenths(x(item.value));
        const role = item.isMain ? 'main' : 'side';
        const words = item.isMain ? 'strong' : 'note';
        return [
          { kind: 'text', role: words, x: left - 10, y: y + 5, anchor: 'end', text: nameOf(item) },
          { kind: 'line', role, d: `M${left} ${y}H${end}` },
          { kind: 'station', role, x: end, y },
          { kind: 'text', role: words, x: end + 11, y: y + 5, text: item.text },
        ];
      }),
    ],
  };
}

/** Values from the smallest to the largest as tracks on one scale, and where their average stands. */
export function drawRanking(input: RankingInput): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'half');
}
