import type { ChartSize } from '#lib/core/chart';
import { roomBehind, type PlacedPart } from './bar-chart-words';
import { toTenths } from './geometry';
import { widthOf } from './marks';

export type BarPart = {
  /** In the unit of the axis. */
  readonly amount: number;
  /** The amount in words. */
  readonly share?: string | undefined;
  /** What it is; only the first row needs it. */
  readonly name?: string | undefined;
  readonly series: PlacedPart['series'];
};

export type BarRow = {
  /** Heading of the group that begins with this row. */
  readonly group?: string | undefined;
  readonly name: string;
  readonly parts: readonly BarPart[];
  /** End of its own axis, if it has one; with a text the rest up to that end is outlined. */
  readonly whole?: { readonly amount: number; readonly text?: string | undefined } | undefined;
};

export type BarChart = {
  readonly rows: readonly BarRow[];
  /** A line through all rows; what exceeds it is outlined. */
  readonly limit?:
    | {
        readonly amount: number;
        /** Its label, above the line. */
        readonly text: string;
        /** Share and name of a crossing part below the limit, and of what exceeds it. */
        readonly within: Pick<BarPart, 'share' | 'name'>;
        readonly over: Pick<BarPart, 'share' | 'name'>;
      }
    | undefined;
};

/** Offsets from a row's top, and room for a bracket. On phones the name is above the bar, else in front of it. */
export const rows = {
  half: { head: 30, name: 13, bar: 8, words: 33, gap: 18, lift: 34 },
  narrow: { head: 26, name: 13, bar: 30, words: 55, gap: 18, lift: 26 },
} as const;

type Measures = (typeof rows)[keyof typeof rows];

/** A row without a name needs no line for it. */
export const measuresOf = ({ name }: BarRow, { size }: Pick<Frame, 'size'>): Measures =>
  name === '' ? rows.half : rows[size];

export type Frame = BarChart & {
  readonly width: number;
  readonly left: number;
  readonly size: 'half' | 'narrow';
  /** Whether only the ends of bars have words, so that they are there. */
  readonly hasEnds: boolean;
  /** Whether names are behind bars too, all of them, or below. */
  readonly hasNames: boolean;
  readonly x: (amount: number, row?: BarRow) => number;
};

export const sumOf = ({ parts }: BarRow): number => parts.reduce((sum, { amount }) => sum + amount, 0);

const isSilent = ({ share, name }: BarPart): boolean => share === undefined && name === undefined;

/** Whether the rest of its scale follows a bar. */
export const isOutlined = ({ whole }: BarRow): boolean => whole?.text !== undefined;

/** Share of the width that words behind bars may have. */
const mostBehind = 0.3;

/** Where bars begin, and their scale. */
export function layOut(chart: BarChart, width: number, size: ChartSize): Frame {
  const most = Math.max(...chart.rows.map(sumOf), chart.limit?.amount ?? 0);
  const names = chart.rows.map(({ name }) => (name === '' ? 0 : widthOf('label', name) + 16));
  const left = size === 'narrow' ? 0 : Math.max(...names);
  const hasEnds = !chart.limit && chart.rows.every(({ parts }) => parts.slice(0, -1).every(isSilent));
  const ends = chart.rows.flatMap((row) => (hasEnds && !isOutlined(row) ? row.parts.slice(-1) : []));
  const roomFor = (hasName: boolean): number => Math.max(0, ...ends.map((end) => roomBehind(end, hasName)));
  const hasNames = roomFor(true) <= (width - left) * mostBehind;
  const room = roomFor(hasNames);
  const x = (amount: number, row?: BarRow): number => {
    const length = width - left - (row && isOutlined(row) ? 0 : room);
    return toTenths(left + (amount / (row?.whole?.amount ?? most)) * length);
  };
  return { ...chart, width, left, size: size === 'narrow' ? 'narrow' : 'half', hasEnds, hasNames, x };
}
