import type { Place } from '#lib/core/chart';

type Sheet = { readonly width: number; readonly height: number };

/** Clips a segment to the sheet (Liang-Barsky); undefined if it is outside. */
function clip(from: Place, to: Place, { width, height }: Sheet): readonly [Place, Place] | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  const sides = [
    [-across, from.x],
    [across, width - from.x],
    [-down, from.y],
    [down, height - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  const at = (part: number): Place => ({ x: from.x + part * across, y: from.y + part * down });
  return start < end ? [at(start), at(end)] : undefined;
}

const print = ({ x, y }: Place): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/**
 * Path through points, clipped to the sheet.
 *
 * @returns SVG path of absolute lines; empty if it is outside
 */
export function clipPath(places: readonly Place[], sheet: Sheet): string {
  let last = '';
  return places
    .slice(1)
    .flatMap((to, index) => {
      const piece = clip(places[index] ?? to, to, sheet);
      if (!piece) return [];
      const [start, end] = piece.map(print);
      const d = `${start === last ? '' : `M${start}`}L${end}`;
      last = end ?? '';
      return [d];
    })
    .join('');
}
