import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { label, outline, placeWhole, placeWords, type Piece } from './comparison-words';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type ComparedPart = {
  /** How long it is, in the unit of the comparison. */
  readonly amount: number;
  /** The same as its language writes it. */
  readonly share: string;
  /** What it is; rows below the first need not say it again. */
  readonly name?: string | undefined;
  /** What the comparison is about, what stands beside it, or what is not there. */
  readonly track: 'main' | 'side' | 'loss';
};

export type ComparedRow = {
  /** The case that begins with this row. */
  readonly group?: string | undefined;
  readonly name: string;
  readonly parts: readonly ComparedPart[];
};

export type Comparison = {
  readonly rows: readonly ComparedRow[];
  /** A line through all rows; what lies beyond it is outlined. */
  readonly limit?:
    | {
        readonly amount: number;
        /** Stands over the line. */
        readonly text: string;
        /** What of a part that crosses it lies before it, and what beyond it: the share, and what it is. */
        readonly within: Pick<ComparedPart, 'share' | 'name'>;
        readonly over: Pick<ComparedPart, 'share' | 'name'>;
      }
    | undefined;
};

/** Half a platform, a joint between two, and as much air as words need beside the limit, in px. */
const half = 6;
const joint = 2;
const air = 4.5;

/** From a row's top to its platform and its words; on phones its name stands above, else beside it. */
const rows = {
  half: { head: 30, name: 13, bar: 8, words: 33, gap: 18 },
  narrow: { head: 26, name: 13, bar: 30, words: 55, gap: 18 },
} as const;

type Frame = Comparison & {
  readonly width: number;
  readonly left: number;
  readonly size: 'half' | 'narrow';
  readonly x: (amount: number) => number;
};

/** Marks below each other, and where the next may begin. */
type Stack = { readonly marks: readonly Mark[]; readonly bottom: number };

const sumOf = ({ parts }: ComparedRow): number => parts.reduce((sum, { amount }) => sum + amount, 0);

function layOut(comparison: Comparison, width: number, size: ChartSize): Frame {
  const most = Math.max(...comparison.rows.map(sumOf), comparison.limit?.amount ?? 0);
  const names = comparison.rows.map(({ name }) => measureText(name, label));
  const left = size === 'narrow' ? 0 : Math.max(...names) + 16;
  const x = (amount: number): number => toTenths(left + (amount / most) * (width - left));
  return { ...comparison, width, left, size: size === 'narrow' ? 'narrow' : 'half', x };
}

/** Parts behind each other. */
function placeParts({ parts }: ComparedRow, { x }: Frame): Piece[] {
  let from = 0;
  return parts.map(({ amount, ...part }) => {
    const begin = x(from) + (from > 0 ? joint : 0);
    from += amount;
    return { ...part, begin, end: x(from) };
  });
}

const crosses = ({ begin, end }: Piece, { limit, x }: Frame): boolean =>
  limit !== undefined && begin < x(limit.amount) && end > x(limit.amount);

/** A part that crosses the limit in two: either of them says how much it is. */
function splitAtLimit(part: Piece, frame: Frame): Piece[] {
  const { limit, x } = frame;
  if (!limit || !crosses(part, frame)) return [part];
  const at = x(limit.amount);
  return [
    { ...part, ...limit.within, end: at },
    { ...part, ...limit.over, track: 'loss', begin: at + air },
  ];
}

const platform = (from: number, to: number, y: number): string =>
  `M${toTenths(from)} ${y - half}H${toTenths(to)}V${y + half}H${toTenths(from)}z`;

/** A platform; what is not there, or lies beyond the limit, as an outline. */
function drawPiece({ track, begin, end }: Piece, y: number): Mark {
  if (track === 'loss') return { kind: 'line', role: 'loss', d: platform(begin + outline, end - outline, y) };
  return { kind: 'area', role: track, d: platform(begin, end, y) };
}

/** Room over a platform for a bracket and its words, which on phones have two lines. */
const liftOf = (isCrossed: boolean, { size }: Frame): number => {
  if (!isCrossed) return 0;
  return size === 'half' ? 34 : 26;
};

const lowest = (marks: readonly Mark[], least: number): number =>
  Math.max(least, ...marks.map((mark) => ('y' in mark ? mark.y : 0)));

function placeNames({ group, name }: ComparedRow, start: number, y: number, frame: Frame): Mark[] {
  const isTitle = group === undefined && !frame.rows.some((row) => row.group);
  return [
    ...(group === undefined
      ? []
      : [{ kind: 'text', role: 'strong', x: 0, y: start + 14, text: group } as const]),
    { kind: 'text', role: isTitle ? 'strong' : 'label', x: 0, y, text: name },
  ];
}

function drawRow(row: ComparedRow, start: number, frame: Frame): Stack {
  const { head, name, bar, words, gap } = rows[frame.size];
  const parts = placeParts(row, frame);
  const crossed = parts.filter((part) => crosses(part, frame));
  const lift = liftOf(crossed.length > 0, frame);
  const top = start + (row.group === undefined ? 0 : head) + lift;
  const pieces = parts.flatMap((part) => splitAtLimit(part, frame));
  const texts = pieces.flatMap((piece) => placeWords(piece, top + words, frame.size, frame.width));
  return {
    marks: [
      // On phones the name stands beside the words over the bracket.
      ...placeNames(row, start, top + name - (frame.size === 'narrow' ? lift : 0), frame),
      ...pieces.map((piece) => drawPiece(piece, top + bar)),
      ...crossed.flatMap((part) => placeWhole(part, top + bar, frame.size, frame.width)),
      ...texts,
    ],
    bottom: lowest(texts, top + words) + gap,
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

function draw(comparison: Comparison, width: number, size: ChartSize): Drawing {
  const frame = layOut(comparison, width, size);
  const first: Stack = { marks: [], bottom: comparison.limit ? 34 : 0 };
  const stack = comparison.rows.reduce<Stack>((above, row, index) => {
    const between = row.group !== undefined && index > 0 ? 10 : 0;
    const { marks, bottom } = drawRow(row, above.bottom + between, frame);
    return { marks: [...above.marks, ...marks], bottom };
  }, first);
  const height = stack.bottom - rows[frame.size].gap + 10;
  // The line lies below the words, which end it.
  return { width, height, marks: [...drawLimit(frame, height), ...stack.marks] };
}

/** Sums beside each other as platforms on one scale, each of its parts, with the limit that they are held against. */
export function drawComparison(comparison: Comparison): Chart['drawings'] {
  return drawSizes((width, size) => draw(comparison, width, size), 'half');
}
