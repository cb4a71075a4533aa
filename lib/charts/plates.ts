import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type PlateItem = {
  /** Three or four letters. */
  readonly name: string;
  readonly value: number;
  /** Whether it belongs to those that the chart is about. */
  readonly isMain: boolean;
};

export type PlatesInput = {
  readonly items: readonly PlateItem[];
  /** A value below the scale, as its language writes it. */
  readonly formatTick: (value: number) => string;
  /** A value that all are compared with, and its words. */
  readonly average: { readonly value: number; readonly text: string };
};

type Placed = PlateItem & { readonly x: number; readonly level: number };

/** Height from one plate to the one above it, and room between neighbours, in px. */
const pitch = 28;
const gap = 3;
/** Room below the scale for its values and the words of the average. */
const foot = 66;

/** Every plate over its value, and as near to the scale as those before it let it. */
function stack(items: readonly PlateItem[], width: number, x: (value: number) => number): Placed[] {
  const ends: number[] = [];
  return items
    .toSorted((a, b) => a.value - b.value)
    .map((item) => {
      const at = toTenths(x(item.value));
      const free = ends.findIndex((end) => end + gap <= at - width / 2);
      const level = free < 0 ? ends.length : free;
      ends[level] = at + width / 2;
      return { ...item, x: at, level };
    });
}

function drawScale(x: ScaleLinear<number, number>, y: number, input: PlatesInput, size: ChartSize): Mark[] {
  const { average, formatTick } = input;
  const [left = 0, right = 0] = x.range();
  const at = toTenths(x(average.value));
  const half = measureText(average.text, 14) / 2;
  const ticks = x.ticks(size === 'narrow' ? 2 : 4);
  const marks = ticks.map((value) => `M${toTenths(x(value))} ${y}v8`).join('');
  return [
    { kind: 'line', role: 'rule', d: marks },
    { kind: 'line', role: 'lead', d: `M${at} ${y}V${y + 42}` },
    { kind: 'line', role: 'edge', d: `M${toTenths(left - 18)} ${y}H${toTenths(right + 18)}` },
    { kind: 'event', x: at, y },
    ...ticks.map(
      (value): Mark => ({
        kind: 'text',
        role: 'note',
        x: toTenths(x(value)),
        y: y + 24,
        anchor: 'middle',
        text: formatTick(value),
      }),
    ),
    {
      kind: 'text',
      role: 'strong',
      x: toTenths(Math.max(at, half)),
      y: y + 58,
      anchor: 'middle',
      text: average.text,
    },
  ];
}

function draw(input: PlatesInput, width: number, size: ChartSize): Drawing {
  const { items } = input;
  const plate = Math.max(...items.map(({ name }) => measureText(name, 13))) + 12;
  const most = Math.max(...items.map(({ value }) => value));
  const x = scaleLinear([0, most], [20, width - plate / 2 - 2]);
  const placed = stack(items, plate, x);
  const levels = Math.max(...placed.map(({ level }) => level)) + 1;
  const y = levels * pitch + 10;
  return {
    width,
    height: y + foot,
    marks: [
      ...drawScale(x, y, input, size),
      ...placed.map(
        (item): Mark => ({
          kind: 'plate',
          role: item.isMain ? 'main' : 'quiet',
          x: item.x,
          y: toTenths(y - 26 - item.level * pitch),
          width: plate,
          text: item.name,
        }),
      ),
    ],
  };
}

/** Values as plates over one scale, piled up where many are alike. */
export function drawPlates(input: PlatesInput): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), 'half');
}
