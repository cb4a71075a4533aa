import type { AreaRole, Drawing, Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawArea } from './marks';

/** A part of the units, filled or, if empty, outlined. */
export type UnitPart = { readonly count: number; readonly series: Exclude<AreaRole, 'casing'> };

/** Dots in a row, distance of two, and radius in px. */
const perRow = 20;
const pitch = 12;
const radius = 4.5;

/** A circle around a middle; an outline is inside it. */
function circlePath(index: number, r: number): string {
  const x = radius + (index % perRow) * pitch;
  const y = radius + Math.floor(index / perRow) * pitch;
  return `M${toTenths(x - r)} ${toTenths(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function drawPart({ count, series }: UnitPart, start: number): Mark {
  const r = series === 'empty' ? radius - 0.75 : radius;
  return drawArea(series, Array.from({ length: count }, (_, index) => circlePath(start + index, r)).join(''));
}

/** A bar in units: a dot for each, twenty in a row, the parts one after the other. */
export function drawUnits(parts: readonly UnitPart[]): Drawing {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  const toSize = (dots: number): number => (dots - 1) * pitch + 2 * radius;
  return {
    width: toSize(perRow),
    height: toSize(Math.ceil(all / perRow)),
    marks: parts.flatMap((part, index) => (part.count > 0 ? [drawPart(part, starts[index] ?? 0)] : [])),
  };
}
