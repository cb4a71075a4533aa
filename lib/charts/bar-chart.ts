import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { bracketPart, label, line, outline, placeWords, type PlacedPart } from './bar-chart-words';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type BarPart = {
  /** How long it is, in the unit of its scale. */
  readonly amount: number;
  /** The same as its language writes it. */
  readonly share?: string | undefined;
  /** What it is; rows below the first need not say it again. */
  readonly name?: string | undefined;
  readonly track: PlacedPart['track'];
};

export type BarRow = {
  /** The case that begins with this row. */
  readonly group?: string | undefined;
  readonly name: string;
  readonly parts: readonly BarPart[];
  /** Where its scale ends, if it has one of its own; with words for that end, the way to it is outlined. */
  readonly whole?: { readonly amount: number; readonly text?: string | undefined } | undefined;
};

export type BarChart = {
  readonly rows: readonly BarRow[];
  /** A line through all rows; what lies beyond it is outlined. */
  readonly limit?:
    | {
        readonly amount: number;
        /** Stands over the line. */
        readonly text: string;
        /** What of a part that crosses it lies before it, and what beyond it: the share, and what it is. */
        readonly within: Pick<BarPart, 'share' | 'name'>;
        readonly over: Pick<BarPart, 'share' | 'name'>;
      }
    | undefined;
};

/** Half the height of a bar, the gap between two parts, and as much air as words need beside the limit, in px. */
const half = 6;
const joint = 2;
const air = 4.5;

/** From a row's top to its bar and its text, and room for a bracket above the bar. On phones the name is above the bar, else beside it. */
const rows = {
  half: { head: 30, name: 13, bar: 8, words: 33, gap: 18, lift: 34 },
  narrow: { head: 26, name: 13, bar: 30, words: 55, gap: 18, lift: 26 },
} as const;

/** On phones a row without a name has no room for one. */
const measuresOf = ({ name }: BarRow, { size }: Pick<Frame, 'size'>) =>
  name === '' ? rows.half : rows[size];

type Frame = BarChart & {
  readonly width: number;
  readonly left: number;
  readonly size: 'half' | 'narrow';
  readonly x: (amount: number, whole?: number) => number;
};

/** Marks below each other, and where the next may begin. */
type Stack = { readonly marks: readonly Mark[]; readonly bottom: number };

const sumOf = ({ parts }: BarRow): number => parts.reduce((sum, { amount }) => sum + amount, 0);

function layOut(chart: BarChart, width: number, size: ChartSize): Frame {
  const most = Math.max(...chart.rows.map(sumOf), chart.limit?.amount ?? 0);
  const names = chart.rows.map(({ name }) => (name === '' ? 0 : measureText(name, label) + 16));
  const left = size === 'narrow' ? 0 : Math.max(...names);
  const x = (amount: number, whole = most): number => toTenths(left + (amount / whole) * (width - left));
  return { ...chart, width, left, size: size === 'narrow' ? 'narrow' : 'half', x };
}

/** Parts behind each other. */
function placeParts({ parts, whole }: BarRow, { x, limit, width }: Frame): PlacedPart[] {
  let from = 0;
  const hasRest = limit === undefined && !whole?.text;
  return parts.map(({ amount, ...part }, index) => {
    const begin = x(from, whole?.amount) + (from > 0 ? joint : 0);
    from += amount;
    const end = x(from, whole?.amount);
    return { ...part, begin, end, free: hasRest && index === parts.length - 1 ? width : end };
  });
}

const crosses = ({ begin, end }: PlacedPart, { limit, x }: Frame): boolean =>
  limit !== undefined && begin < x(limit.amount) && end > x(limit.amount);

/** A part that crosses the limit in two: either of them says how much it is. */
function splitAtLimit(part: PlacedPart, frame: Frame): PlacedPart[] {
  const { limit, x } = frame;
  if (!limit || !crosses(part, frame)) return [part];
  const at = x(limit.amount);
  return [
    { ...part, ...limit.within, end: at, free: at },
    { ...part, ...limit.over, track: 'loss', begin: at + air },
  ];
}

const barPath = (from: number, to: number, y: number): string =>
  `M${toTenths(from)} ${y - half}H${toTenths(to)}V${y + half}H${toTenths(from)}z`;

/** A bar; an outline if the part is missing or exceeds the limit. */
function drawPiece({ track, begin, end }: PlacedPart, y: number): Mark {
  if (track === 'loss') return { kind: 'line', role: 'loss', d: barPath(begin + outline, end - outline, y) };
  // Half the stroke of an outline stands within its place.
  if (track === 'empty') return { kind: 'area', role: track, d: barPath(begin + 0.75, end - 0.75, y) };
  return { kind: 'area', role: track, d: barPath(begin, end, y) };
}

const lowest = (marks: readonly Mark[], least: number): number =>
  Math.max(least, ...marks.map((mark) => ('y' in mark ? mark.y : 0)));

const wrapGroup = ({ group }: BarRow, { width }: Frame): string[] =>
  group === undefined ? [] : wrapLabel(group, width * 0.94, label);

function placeNames(row: BarRow, start: number, y: number, frame: Frame): Mark[] {
  const isTitle = !frame.rows.some(({ group }) => group);
  return [
    ...wrapGroup(row, frame).map(
      (text, index): Mark => ({ kind: 'text', role: 'strong', x: 0, y: start + 14 + index * line, text }),
    ),
    ...(row.name === ''
      ? []
      : [{ kind: 'text', role: isTitle ? 'strong' : 'label', x: 0, y, text: row.name } as const]),
  ];
}

/** The rest of a row's own scale as an outline, and where it ends. */
function drawRest(row: BarRow, top: number, { x, size, width }: Frame): Mark[] {
  const { whole } = row;
  const sum = sumOf(row);
  if (whole?.text === undefined || sum >= whole.amount) return [];
  const { bar, words } = measuresOf(row, { size });
  const begin = x(sum, whole.amount) + joint;
  return [
    drawPiece({ track: 'empty', begin, end: width, free: width }, top + bar),
    ...(whole.text === ''
      ? []
      : [{ kind: 'text', role: 'note', x: width, y: top + words, anchor: 'end', text: whole.text } as const]),
  ];
}

function drawRow(row: BarRow, start: number, frame: Frame): Stack {
  const { head, name, bar, words, gap, ...room } = measuresOf(row, frame);
  const parts = placeParts(row, frame);
  const crossed = parts.filter((part) => crosses(part, frame));
  const lift = crossed.length > 0 ? room.lift : 0;
  const groups = wrapGroup(row, frame).length;
  const top = start + (groups === 0 ? 0 : head + (groups - 1) * line) + lift;
  const pieces = parts.flatMap((part) => splitAtLimit(part, frame));
  const texts = pieces.flatMap((piece) => placeWords(piece, top + words, frame.size, frame.width));
  return {
    marks: [
      // On phones the name is level with the text above the bracket.
      ...placeNames(row, start, top + name - (frame.size === 'narrow' ? lift : 0), frame),
      ...pieces.map((piece) => drawPiece(piece, top + bar)),
      ...drawRest(row, top, frame),
      ...crossed.flatMap((part) => bracketPart(part, top + bar, frame.size, frame.width)),
      ...texts,
    ],
    bottom: lowest(texts, texts.length > 0 ? top + words : top + bar + half) + gap,
  };
}

/** The limit through all rows, its words over it. */
function drawLimit({ limit, x }: Frame, bottom: number): Mark[] {
  if (!limit) return [];
  const at = x(limit.amount);
  return [
    { kind: 'line', role: 'edge', d: `M${at} 22V${bottom}` },
    { kind: 'text', role: 'strong', x: at, y: 14, anchor: 'end', text: limit.text },
  ];
}

function draw(chart: BarChart, width: number, size: ChartSize): Drawing {
  const frame = layOut(chart, width, size);
  const first: Stack = { marks: [], bottom: chart.limit ? 34 : 0 };
  const stack = chart.rows.reduce<Stack>((above, row, index) => {
    const between = row.group !== undefined && index > 0 ? 10 : 0;
    const { marks, bottom } = drawRow(row, above.bottom + between, frame);
    return { marks: [...above.marks, ...marks], bottom };
  }, first);
  const height = stack.bottom - rows[frame.size].gap + 10;
  // The line lies below the words, which end it.
  return { width, height, marks: [...drawLimit(frame, height), ...stack.marks] };
}

/** Bars on one scale, or each on its own, with their parts and the limit that they are held against. */
export function drawBarChart(chart: BarChart, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(chart, width, size), widest);
}
