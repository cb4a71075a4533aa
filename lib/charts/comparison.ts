import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
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
        /** What lies beyond it, at the one row that crosses it: the share, and what it is. */
        readonly over: Pick<ComparedPart, 'share' | 'name'>;
      }
    | undefined;
};

/** Type sizes, the distance of lines of words, half a platform, and a joint between two, in px. */
const label = 14;
const note = 13;
const line = 17;
const half = 6;
const joint = 2;

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

const platform = (from: number, to: number, y: number): string =>
  `M${from} ${y - half}H${to}V${y + half}H${from}z`;

/** A part as a platform up to the limit, beyond it as an outline. */
function drawPart({ track }: ComparedPart, from: number, to: number, y: number, { limit, x }: Frame): Mark[] {
  const end = limit ? Math.min(to, x(limit.amount)) : to;
  const outline = (start: number): Mark => ({ kind: 'line', role: 'loss', d: platform(start, to - 1.5, y) });
  if (track === 'loss') return [outline(from + 1.5)];
  return [
    { kind: 'area', role: track, d: platform(from, end, y) },
    ...(end < to ? [outline(end + 3.5)] : []),
  ];
}

/** Share and name below a part: in one line where they fit its length, else the name below the share. */
function placeWords({ share, name, track }: ComparedPart, from: number, to: number, y: number): Mark[] {
  const role = track === 'loss' ? 'loss' : 'strong';
  if (name === undefined) return [{ kind: 'text', role, x: from, y, text: share }];
  const width = measureText(share, label) + 8 + measureText(name, note, 'note');
  if (width <= to - from)
    return [{ kind: 'text', role, x: from, y, text: share, more: { role: 'note', text: name } }];
  return [
    { kind: 'text', role, x: from, y, text: share },
    { kind: 'text', role: 'note', x: from, y: y + line, text: name },
  ];
}

/** What the row has beyond the limit, at its end: beside the other words where these leave room, else below them. */
function placeOver(row: ComparedRow, texts: readonly Mark[], y: number, { limit, x }: Frame): Mark[] {
  const sum = sumOf(row);
  if (!limit || sum <= limit.amount) return [];
  const { share, name } = limit.over;
  const width = Math.max(measureText(share, label), measureText(name ?? '', note, 'note'));
  const isFree = texts.every((mark) => endOf(mark) + 6 < x(sum) - width);
  const top = isFree ? y : lowest(texts, y) + line;
  const place = { kind: 'text', x: x(sum), anchor: 'end' } as const;
  return [
    { ...place, role: 'loss', y: top, text: share },
    ...(name === undefined ? [] : [{ ...place, role: 'note', y: top + line, text: name } as const]),
  ];
}

/** Where words end that begin at their place. */
function endOf(mark: Mark): number {
  if (mark.kind !== 'text') return 0;
  const more = mark.more ? 8 + measureText(mark.more.text, note, 'note') : 0;
  return mark.x + measureText(mark.text, mark.role === 'note' ? note : label) + more;
}

const lowest = (marks: readonly Mark[], least: number): number =>
  Math.max(least, ...marks.map((mark) => ('y' in mark ? mark.y : 0)));

function drawRow(row: ComparedRow, start: number, frame: Frame): Stack {
  const { head, name, bar, words, gap } = rows[frame.size];
  const top = start + (row.group === undefined ? 0 : head);
  let from = 0;
  const placed = row.parts.map((part) => {
    const begin = from;
    from += part.amount;
    return { part, begin: frame.x(begin) + (begin > 0 ? joint : 0), end: frame.x(from) };
  });
  const texts = placed.flatMap(({ part, begin, end }) => placeWords(part, begin, end, top + words));
  const over = placeOver(row, texts, top + words, frame);
  return {
    marks: [
      ...(row.group === undefined
        ? []
        : [{ kind: 'text', role: 'strong', x: 0, y: start + 14, text: row.group } as const]),
      {
        kind: 'text',
        role: row.group === undefined && !frame.rows.some(({ group }) => group) ? 'strong' : 'label',
        ...{ x: 0, y: top + name, text: row.name },
      },
      ...placed.flatMap(({ part, begin, end }) => drawPart(part, begin, end, top + bar, frame)),
      ...texts,
      ...over,
    ],
    bottom: lowest([...texts, ...over], top + words) + gap,
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
