import { drawLeaders } from './draw-leaders';
import { countArrivals, drawPath, toPathData, type Shared } from './draw-path';
import { placeTall } from './place-tall';
import { placeWide } from './place-wide';
import type { Pitch, PlacedNode } from './placed';
import type { DiagramData, Orientation } from './types';

export type PlacedPath = {
  /** Ids of its nodes. */
  readonly nodes: readonly string[];
  /** SVG path data. */
  readonly d: string;
  readonly style: 'main' | 'side';
  /** First column of the path; later ones are animated later. */
  readonly column: number;
};

/** A diagram in px of its view box. */
export type DiagramLayout = {
  readonly width: number;
  readonly height: number;
  readonly pitch: Pitch;
  readonly nodes: readonly PlacedNode[];
  readonly paths: readonly PlacedPath[];
  /** The highlighted paths: the given route, or the main paths. */
  readonly routes: readonly Pick<PlacedPath, 'nodes' | 'd' | 'column'>[];
  /** Path data of the leader lines, if labels are beside the paths. */
  readonly leaders: string;
};

/** Which ends of each path an earlier one has drawn. */
function findShared(paths: readonly { readonly nodes: readonly string[] }[]): readonly Shared[] {
  return paths.map(({ nodes }, index) => {
    const earlier = paths.slice(0, index);
    return {
      start: earlier.some((other) => other.nodes.slice(0, -1).includes(nodes[0] ?? '')),
      end: earlier.some((other) => other.nodes.slice(1).includes(nodes.at(-1) ?? '')),
    };
  });
}

/**
 * Lays out a diagram on a grid: from left to right for wide frames, downwards with labels at the side for narrow ones.
 *
 * @param route ids of the nodes of a route that is part of a path
 * @param isOpen whether it has no frame: its first and last nodes are at the page's edges
 * @throws Error when a path names a node that the diagram does not have
 */
export function layoutDiagram(
  diagram: DiagramData,
  orientation: Orientation,
  route?: readonly string[],
  isOpen = false,
): DiagramLayout {
  const { nodes, width, height, pitch } =
    orientation === 'wide' ? placeWide(diagram, isOpen) : placeTall(diagram);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const drawing = { orientation, pitch, arrivals: countArrivals(diagram) };
  // Main paths first: what they share with side paths is highlighted.
  const paths = diagram.paths
    .map(({ nodes: ids, style = 'main' }) => ({ nodes: ids, style }))
    .toSorted((a, b) => Number(a.style === 'side') - Number(b.style === 'side'));
  const shared = findShared(paths);
  const draw = (ids: readonly string[], ends: Shared = { start: false, end: false }) => {
    const members = ids.map((id) => {
      const node = byId.get(id);
      if (!node) throw new Error(`The diagram "${diagram.title}" has no node "${id}".`);
      return node;
    });
    const corners = drawPath(members, drawing, ends);
    return { nodes: ids, corners, d: toPathData(corners), column: members[0]?.at[0] ?? 0 };
  };
  const drawn = paths.map((path, index) => ({ ...draw(path.nodes, shared[index]), style: path.style }));
  return {
    width,
    height,
    pitch,
    nodes,
    paths: drawn.map(({ corners: _corners, ...path }) => path),
    routes: route ? [draw(route)] : drawn.filter(({ style }) => style === 'main'),
    leaders: orientation === 'tall' ? drawLeaders(nodes) : '',
  };
}
