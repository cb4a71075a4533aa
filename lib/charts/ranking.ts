import { scaleLinear } from 'd3-scale';
import { thumbnail, type Drawing } from '#lib/core/chart';
import { toTenths } from './geometry';

export type RankedValue = {
  readonly value: number;
  /** Whether it belongs to those that the ranking is about. */
  readonly isMain: boolean;
};

/** Size of the track in the row of a table, in px. */
const row = { width: 400, height: 20, edge: 7 } as const;

/** A value as a track with its station, in the row of a table whose largest value fills the column. */
export function drawRankedRow({ value, isMain }: RankedValue, most: number): Drawing {
  const { width, height, edge } = row;
  const x = toTenths(scaleLinear([0, most], [0, width - edge])(value));
  const role = isMain ? 'main' : 'side';
  const y = height / 2;
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'edge', d: `M1 0V${height}` },
      { kind: 'line', role, d: `M1 ${y}H${x}` },
      { kind: 'station', role, x, y },
    ],
  };
}

/** All values side by side, from the smallest to the largest, as small as a word. */
export function drawRankingThumbnail(items: readonly RankedValue[]): Drawing {
  const { width, height } = thumbnail;
  const rows = items.toSorted((a, b) => a.value - b.value);
  const y = scaleLinear([0, rows.at(-1)?.value ?? 1], [height - 2, 4]);
  const lines = rows.map(({ value, isMain }, index) => ({
    isMain,
    d: `M${toTenths(((index + 0.5) * width) / rows.length)} ${height - 2}V${toTenths(y(value))}`,
  }));
  const join = (isMain: boolean): string =>
    lines.flatMap((line) => (line.isMain === isMain ? [line.d] : [])).join('');
  return {
    width,
    height,
    marks: [
      { kind: 'line', role: 'side', d: join(false) },
      { kind: 'line', role: 'main', d: join(true) },
      { kind: 'line', role: 'edge', d: `M0 ${height - 1}H${width}` },
    ],
  };
}
