import type { Pitch, Point, PlacedNode } from './placed';
import type { DiagramData, DiagramNode, Orientation } from './types';

/** Corners of a track, in its direction. */
export type Corners = readonly Point[];

/** The lane of a track at each of its nodes; below a signal bridge it keeps its own. */
function listLanes(nodes: readonly Pick<DiagramNode, 'at' | 'lanes'>[]): readonly number[] {
  return nodes.reduce<number[]>((lanes, { at, lanes: spanned }) => {
    const before = lanes.at(-1);
    const passes = spanned && before !== undefined && before >= spanned[0] && before <= spanned[1];
    return [...lanes, passes ? before : at[1]];
  }, []);
}

/** Steps of all tracks from node to node, with the number of lanes that they change. */
export function listSteps({
  nodes,
  tracks,
}: DiagramData): readonly { readonly from: DiagramNode; readonly to: DiagramNode; readonly lanes: number }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return tracks.flatMap(({ path }) => {
    const stops = path.flatMap((id) => byId.get(id) ?? []);
    const lanes = listLanes(stops);
    return stops.slice(1).flatMap((to, index) => {
      const from = stops[index];
      return from ? [{ from, to, lanes: Math.abs((lanes[index + 1] ?? 0) - (lanes[index] ?? 0)) }] : [];
    });
  });
}

/** The corners from one stop to the next: along the lane, and to another lane at 45 degrees. */
function connect(from: Stop, to: Stop, late: boolean): readonly Place[] {
  const across = to.across - from.across;
  if (across === 0) return [[to.along, to.across]];
  const run = Math.abs(across);
  const start = late ? Math.max(from.exit, to.entry - run) : from.exit;
  return [
    [start, from.across],
    [start + run, to.across],
    [Math.max(to.along, start + run), to.across],
  ];
}

type Place = readonly [along: number, across: number];
type Stop = {
  readonly id: string;
  readonly along: number;
  readonly across: number;
  readonly entry: number;
  readonly exit: number;
};

function toStops(nodes: readonly PlacedNode[], { orientation, pitch }: Drawing): readonly Stop[] {
  const lanes = listLanes(nodes);
  return nodes.map(({ id, x, y, at, entry, exit }, index) => {
    const [along, across] = orientation === 'wide' ? [x, y] : [y, x];
    const shift = ((lanes[index] ?? at[1]) - at[1]) * pitch;
    return { id, along, across: across + shift, entry, exit };
  });
}

const isSame = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Removes corners without a turn. */
function straighten(corners: Corners): Corners {
  const distinct = corners.filter((corner, index) => {
    const before = corners[index - 1];
    return !before || !isSame(before, corner);
  });
  return distinct.filter((corner, index) => {
    const [before, after] = [distinct[index - 1], distinct[index + 1]];
    if (!before || !after) return true;
    return (corner.x - before.x) * (after.y - corner.y) !== (corner.y - before.y) * (after.x - corner.x);
  });
}

/** Properties of the drawing that a track depends on. */
export type Drawing = {
  readonly orientation: Orientation;
  readonly pitch: Pitch;
  /** Number of preceding nodes of each node. */
  readonly arrivals: ReadonlyMap<string, number>;
};

/** Which ends of a track another track has drawn already: overlapping dashes would not match. */
export type Shared = { readonly start: boolean; readonly end: boolean };

/** Corners of a track: it changes lanes as early as possible, or where tracks meet as late as possible, so that they overlap. */
export function drawTrack(nodes: readonly PlacedNode[], drawing: Drawing, shared: Shared): Corners {
  const stops = toStops(nodes, drawing);
  const places = stops.flatMap((stop, index): readonly Place[] => {
    const before = stops[index - 1];
    if (!before) return [[shared.start ? stop.exit : stop.along, stop.across]];
    const along = shared.end && index === stops.length - 1 ? stop.entry : stop.along;
    return connect(before, { ...stop, along }, (drawing.arrivals.get(stop.id) ?? 0) > 1);
  });
  const isWide = drawing.orientation === 'wide';
  return straighten(
    places.map(([along, across]) => (isWide ? { x: along, y: across } : { x: across, y: along })),
  );
}

/** Path data of a track. */
export function toPathData(corners: Corners): string {
  return corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Number of preceding nodes of each node. */
export function countArrivals({ tracks }: DiagramData): ReadonlyMap<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const { path } of tracks) {
    path
      .slice(1)
      .forEach((id, index) => sources.set(id, (sources.get(id) ?? new Set()).add(path[index] ?? '')));
  }
  return new Map([...sources].map(([id, from]) => [id, from.size]));
}
