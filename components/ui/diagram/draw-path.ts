import type { Pitch, Point, PlacedNode } from './placed';
import type { DiagramData, DiagramNode, Orientation } from './types';

/** Corners of a path, in its direction. */
export type Corners = readonly Point[];

/** The lane of a path at each of its nodes; at a check across several lanes it keeps its own. */
function listLanes(nodes: readonly Pick<DiagramNode, 'at' | 'lanes'>[]): readonly number[] {
  return nodes.reduce<number[]>((lanes, { at, lanes: spanned }) => {
    const before = lanes.at(-1);
    const passes = spanned && before !== undefined && before >= spanned[0] && before <= spanned[1];
    return [...lanes, passes ? before : at[1]];
  }, []);
}

/** Steps of all paths from node to node, with the number of lanes that they change. */
export function listSteps({
  nodes,
  paths,
}: DiagramData): readonly { readonly from: DiagramNode; readonly to: DiagramNode; readonly lanes: number }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return paths.flatMap(({ nodes: ids }) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const lanes = listLanes(members);
    return members.slice(1).flatMap((to, index) => {
      const from = members[index];
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

/** Properties of the drawing that a path depends on. */
export type Drawing = {
  readonly orientation: Orientation;
  readonly pitch: Pitch;
  /** Number of preceding nodes of each node. */
  readonly arrivals: ReadonlyMap<string, number>;
};

/** Which ends of a path another path has drawn already: overlapping dashes would not match. */
export type Shared = { readonly start: boolean; readonly end: boolean };

/** Corners of a path: it changes lanes as early as possible, or where paths meet as late as possible, so that they overlap. */
export function drawPath(nodes: readonly PlacedNode[], drawing: Drawing, shared: Shared): Corners {
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

/** The path as SVG path data. */
export function toPathData(corners: Corners): string {
  return corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Number of preceding nodes of each node. */
export function countArrivals({ paths }: DiagramData): ReadonlyMap<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const { nodes } of paths) {
    nodes
      .slice(1)
      .forEach((id, index) => sources.set(id, (sources.get(id) ?? new Set()).add(nodes[index] ?? '')));
  }
  return new Map([...sources].map(([id, from]) => [id, from.size]));
}
