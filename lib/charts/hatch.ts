import { toTenths } from './geometry';

export type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Fills a frame with lines that rise at 45 degrees and end at its edges.
 *
 * @param step distance of the lines along an edge, in px
 * @returns path data
 */
export function hatchFrame({ left, right, top, bottom }: Frame, step: number): string {
  const height = bottom - top;
  let d = '';
  // Each line is named by where it meets the lower edge, or would.
  for (let foot = left + step / 2 - Math.floor(height / step) * step; foot < right; foot += step) {
    const from = Math.max(foot, left);
    const to = Math.min(foot + height, right);
    if (to > from)
      d += `M${toTenths(from)} ${toTenths(bottom - (from - foot))}L${toTenths(to)} ${toTenths(bottom - (to - foot))}`;
  }
  return d;
}
