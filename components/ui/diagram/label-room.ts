import type { DiagramData, DiagramNode } from './types';

/** Parts of a step that a label may take: beside a track that changes lanes, and beside a neighbour on its lane. */
const shares = { besideSlope: 0.7, besideNeighbour: 0.9 } as const;

/** Space that no label needs more than, in px. */
const most = 200;

/** Columns between which a piece of a track changes lanes: in its first step, or in its last. */
function findSlopes({ nodes, tracks }: DiagramData): readonly number[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return tracks.flatMap(({ path }) =>
    path.slice(1).flatMap((id, index) => {
      const [from, to] = [byId.get(path[index] ?? ''), byId.get(id)];
      return from && to && from.at[1] !== to.at[1] ? [from.at[0], to.at[0] - 1] : [];
    }),
  );
}

/**
 * Room for the words of each node of a wide drawing: up to the next node on its lane, and clear of
 * tracks that rise or fall in the step before or behind it.
 *
 * @param step px between two columns
 * @param side px between the outer nodes and the drawing's edge
 * @returns px by the node's id
 */
export function measureRoom(diagram: DiagramData, step: number, side: number): ReadonlyMap<string, number> {
  const slopes = new Set(findSlopes(diagram));
  const last = Math.max(...diagram.nodes.map(({ at }) => at[0]));
  const toRoom = ({ id, at: [column, lane] }: DiagramNode): number => {
    const distances = diagram.nodes
      .filter((other) => other.id !== id && other.at[1] === lane)
      .map(({ at }) => Math.abs(at[0] - column));
    const isBesideSlope = slopes.has(column) || slopes.has(column - 1);
    const free = isBesideSlope ? shares.besideSlope : shares.besideNeighbour * Math.min(...distances, 2);
    return Math.min(step * free, column === 0 || column === last ? 2 * side : most);
  };
  return new Map(diagram.nodes.map((node) => [node.id, toRoom(node)]));
}
