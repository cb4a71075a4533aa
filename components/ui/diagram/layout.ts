import { drawLeaders } from './draw-leaders';
import { countArrivals, drawTrack, toPathData, type Shared } from './draw-track';
import { findPoints, type Points } from './find-points';
import { placeTall } from './place-tall';
import { placeWide } from './place-wide';
import type { Pitch, PlacedNode } from './placed';
import type { DiagramData, Orientation } from './types';

export type PlacedTrack = {
  /** Ids of its nodes. */
  readonly path: readonly string[];
  /** Path data of the drawing. */
  readonly d: string;
  readonly style: 'main' | 'side';
  /** First column of the track; later ones are animated later. */
  readonly column: number;
};

/** A diagram in px of its view box. */
export type DiagramLayout = {
  readonly width: number;
  readonly height: number;
  readonly pitch: Pitch;
  readonly nodes: readonly PlacedNode[];
  readonly tracks: readonly PlacedTrack[];
  /** The highlighted tracks: the given route, or the main tracks. */
  readonly routes: readonly Pick<PlacedTrack, 'path' | 'd' | 'column'>[];
  /** Where tracks fork or join, from left to right. */
  readonly points: readonly Points[];
  /** Path data of the leader lines, if labels are beside the tracks. */
  readonly leaders: string;
};

/** Which ends of each track an earlier one has drawn. */
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
 * Lays out a diagram on a grid: from left to right for wide frames, downwards with labels at the side for narrow ones.
 *
 * @param route ids of the nodes of a route that is part of a track
 * @param isOpen whether it has no frame: its first and last nodes are at the page's edges
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
  // Main tracks first: what they share with side tracks is highlighted.
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
