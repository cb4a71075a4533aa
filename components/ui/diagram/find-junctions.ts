import type { Corners } from './draw-path';
import type { Point } from './placed';

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Directions in which a path leaves a position; none if it does not pass there. */
function listDirections(corners: Corners, { x, y }: Point): readonly string[] {
  return corners.slice(1).flatMap((to, index) => {
    const from = corners[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const direction = [(to.x - from.x) / length, (to.y - from.y) / length] as const;
    const distance = (x - from.x) * direction[1] - (y - from.y) * direction[0];
    const along = (x - from.x) * direction[0] + (y - from.y) * direction[1];
    if (Math.abs(distance) > 0.5 || along < -0.5 || along > length + 0.5) return [];
    const name = (sign: number): string =>
      direction.map((part) => (Math.round(sign * part * 100) / 100 + 0).toString()).join();
    return [...(along < length - 0.5 ? [name(1)] : []), ...(along > 0.5 ? [name(-1)] : [])];
  });
}

/** A position where paths fork or join. */
export type Junction = Point & {
  /** Whether a path comes from above: its number is placed on the other side. */
  readonly isMerge: boolean;
};

/** Positions where paths fork or join, from left to right. */
export function findJunctions(paths: readonly Corners[]): readonly Junction[] {
  const corners = new Map(paths.flat().map((corner) => [keyOf(corner), corner]));
  return [...corners.values()]
    .flatMap((corner) => {
      const directions = new Set(paths.flatMap((path) => listDirections(path, corner)));
      const isMerge = [...directions].some((direction) => /^-.*,-/.test(direction));
      return directions.size > 2 ? [{ ...corner, isMerge }] : [];
    })
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
}
