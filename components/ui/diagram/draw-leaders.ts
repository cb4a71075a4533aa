import type { Corners } from './draw-track';
import type { PlacedNode } from './placed';

/** Room at both sides of a track that a leader passes under, in px. */
const clear = 11;

/** Where tracks cross a height of the drawing. */
function listCrossings(tracks: readonly Corners[], y: number): readonly number[] {
  return tracks.flatMap((corners) =>
    corners.slice(1).flatMap((to, index) => {
      const from = corners[index] ?? to;
      if (y < from.y || y > to.y || from.y === to.y) return [];
      return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
    }),
  );
}

/** From each node of a drawing that runs downwards to its words; a track between them is no station, so the line breaks there. */
export function drawLeaders(nodes: readonly PlacedNode[], tracks: readonly Corners[]): string {
  return nodes
    .map(({ x, y, lines }) => {
      const end = (lines[0]?.x ?? x) - 5;
      const crossings = [...new Set(listCrossings(tracks, y))]
        .filter((at) => at > x + clear && at < end)
        .toSorted((one, other) => one - other);
      const breaks = crossings.map((at) => `H${at - clear}M${at + clear} ${y}`).join('');
      return `M${x} ${y}${breaks}H${end}`;
    })
    .join('');
}
