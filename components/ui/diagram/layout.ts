import { drawLeaders } from './draw-leaders';
import { countArrivals, drawTrack, toPathData, type Shared } from './draw-track';
import { findPoints, type Points } from './find-points';
import { placeTall } from './place-tall';
import { placeWide } from './place-wide';
import type { Pitch, PlacedNode } from './placed';
import type { DiagramData, Orientation } from './types';

export type PlacedTrack = {
  /** Ids of the nodes it runs through. */
  readonly path: readonly string[];
  /** Path data of the drawing. */
  readonly d: string;
  readonly style: 'main' | 'side';
  /** Column at which the track begins: later ones are lit later. */
  readonly column: number;
};

/** A diagram in px of its own view box. */
export type DiagramLayout = {
  readonly width: number;
  readonly height: number;
  readonly pitch: Pitch;
  readonly nodes: readonly PlacedNode[];
  readonly tracks: readonly PlacedTrack[];
  /** What is lit: the route that is asked for, else the main tracks. */
  readonly routes: readonly Pick<PlacedTrack, 'path' | 'd' | 'column'>[];
  /** Where tracks part or meet, in the order of the run. */
  readonly points: readonly Points[];
  /** Path data of the lines from the nodes to their words, where the words stand aside. */
  readonly leaders: string;
};

/** Which ends of each track an earlier one has drawn: it runs on from the first node, or has come to the last one. */
function findShared(tracks: readonly { readonly path: readonly string[] }[]): readonly Shared[] {
  return tracks.map(({ path }, index) => {
    const earlier = tracks.slice(0, index);
    return {
      start: earlier.some((track) => track.path.slice(0, -1).includes(path[0] ?? '')),
      end: earlier.some((track) => track.path.slice(1).includes(path.at(-1) ?? '')),
    };
  });
}

/**
 * Lays a diagram out on the tiles of a signal box's panel: from left to right for wide frames, or downwards
 * with the words at the side for narrow ones, where a shrunk drawing could not be read. Tracks change lanes
 * at 45 degrees only.
 *
 * @param route ids of the nodes of a route that ends before its track does, such as at a signal at stop
 * @param isOpen whether it stands without a frame, its first and last plates at the page's edges
 * @throws Error when a track names a node that the diagram does not have
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
  // Main tracks first: what they share with side tracks is lit.
  const tracks = diagram.tracks
    .map(({ path, style = 'main' }) => ({ path, style }))
    .toSorted((a, b) => Number(a.style === 'side') - Number(b.style === 'side'));
  const shared = findShared(tracks);
  const draw = (path: readonly string[], ends: Shared = { start: false, end: false }) => {
    const stops = path.map((id) => {
      const node = byId.get(id);
      if (!node) throw new Error(`The diagram "${diagram.title}" has no node "${id}".`);
      return node;
    });
    const corners = drawTrack(stops, drawing, ends);
    return { path, corners, d: toPathData(corners), column: stops[0]?.at[0] ?? 0 };
  };
  const drawn = tracks.map(({ path, style }, index) => ({ ...draw(path, shared[index]), style }));
  const ways = drawn.map(({ corners }) => corners);
  return {
    width,
    height,
    pitch,
    nodes,
    tracks: drawn.map(({ corners: _corners, ...track }) => track),
    routes: route ? [draw(route)] : drawn.filter(({ style }) => style === 'main'),
    points: findPoints(ways),
    leaders: orientation === 'tall' ? drawLeaders(nodes) : '',
  };
}
