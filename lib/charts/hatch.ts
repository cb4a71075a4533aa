import { toTenths } from './geometry';

export type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Hatching of a frame at 45 degrees.
 *
 * @param step distance of the lines along an edge, in px
 * @returns path data
 */
export function hatchFrame({ left, right, top, bottom }: Frame, step: number): string {
  const height = bottom - top;
  let d = '';
  // The position at which a line meets the lower edge, or its extension.
  for (let foot = left + step / 2 - Math.floor(height / step) * step; foot < right; foot += step) {
    const from = Math.max(foot, left);
    const to = Math.min(foot + height, right);
    if (to > from)
      d += `M${toTenths(from)} ${toTenths(bottom - (from - foot))}L${toTenths(to)} ${toTenths(bottom - (to - foot))}`;
  }
  return d;
}
