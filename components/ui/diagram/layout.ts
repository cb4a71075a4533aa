import { countArrivals, drawTrack, type Point } from './draw-track';
import { measureRoom } from './label-room';
import type { DiagramData, DiagramNode, Orientation } from './types';
import { wrapLabel } from './wrap-label';

/** A line of text at its place. */
export type PlacedLine = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isNote: boolean;
};

export type PlacedNode = DiagramNode & {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly PlacedLine[];
};

export type PlacedTrack = {
  /** Ids of the nodes it runs through. */
  readonly path: readonly string[];
  /** Path data of the drawing. */
  readonly d: string;
  readonly style: 'main' | 'side';
  /** Column at which the track begins: later ones are drawn later. */
  readonly column: number;
};

/** A diagram in px of its own view box. */
export type DiagramLayout = {
  readonly width: number;
  readonly height: number;
  readonly anchor: 'middle' | 'start';
  readonly nodes: readonly PlacedNode[];
  readonly tracks: readonly PlacedTrack[];
};

/** Type sizes; the wide drawing shrinks with its frame, the tall one never does. */
const sizes = { wide: { label: 17, note: 15 }, tall: { label: 16, note: 14 } } as const;
const leading = 1.25;

const wide = {
  width: 1120,
  side: 84,
  lane: 132,
  top: 44,
  labelGap: 36,
  labelGapAbove: 24,
  lamp: 22,
  firstLine: 18,
} as const;
const tall = { width: 296, side: 14, gap: 20, textGap: 24, lane: 28, narrowLane: 21 } as const;

function placeText(
  node: DiagramNode,
  orientation: Orientation,
  width: number,
  x: number,
  top: number,
): PlacedLine[] {
  const { label, note } = sizes[orientation];
  const lines = [
    ...wrapLabel(node.label, width, label).map((text) => ({ text, isNote: false })),
    ...(node.note ? wrapLabel(node.note, width, note, 'note').map((text) => ({ text, isNote: true })) : []),
  ];
  let y = top;
  return lines.map((line, index) => {
    if (index > 0) y += (line.isNote ? note : label) * leading;
    return { ...line, x, y: Math.round(y) };
  });
}

/** Moves words from below their node to above it. */
function liftWords({ kind, y }: DiagramNode & Point, lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const bottom = y - wide.labelGapAbove - (kind === 'signal' ? wide.lamp : 0);
  const rise = bottom - (lines.at(-1)?.y ?? bottom);
  return lines.map((line) => ({ ...line, y: line.y + rise }));
}

/** Words stand below the nodes, but above those of lanes over the main one: the ways up to them would cross. */
function placeWide(diagram: DiagramData): readonly PlacedNode[] {
  const { nodes, tracks } = diagram;
  const step = stepBetween(nodes);
  const room = measureRoom(diagram, step, wide.side);
  const mainLane = nodes.find(({ id }) => id === tracks[0]?.path[0])?.at[1] ?? 0;
  const placed = nodes.map((node) => {
    const point = {
      ...node,
      x: Math.round(wide.side + node.at[0] * step),
      y: Math.round(wide.top + node.at[1] * wide.lane),
    };
    const lines = placeText(node, 'wide', room.get(node.id) ?? step, point.x, point.y + wide.labelGap);
    return { ...point, lines: node.at[1] < mainLane ? liftWords(point, lines) : lines };
  });
  return lower(placed, wide.firstLine - Math.min(...placed.flatMap(({ lines }) => lines.map(({ y }) => y))));
}

/** Moves a whole drawing down, so that what was lifted is not cut off. */
function lower(nodes: readonly PlacedNode[], by: number): readonly PlacedNode[] {
  if (by <= 0) return nodes;
  return nodes.map((node) => ({
    ...node,
    y: node.y + by,
    lines: node.lines.map((line) => ({ ...line, y: line.y + by })),
  }));
}

/** In one row of a wide drawing what leads nowhere comes first: tracks that part beside it would run through it further down. */
function orderDownwards({ nodes, tracks }: DiagramData): readonly DiagramNode[] {
  const left = new Set(tracks.flatMap(({ path }) => path.slice(0, -1)));
  return nodes.toSorted(
    (a, b) => a.at[0] - b.at[0] || Number(left.has(a.id)) - Number(left.has(b.id)) || a.at[1] - b.at[1],
  );
}

function placeTall(diagram: DiagramData): readonly PlacedNode[] {
  const nodes = orderDownwards(diagram);
  const lanes = Math.max(...nodes.map(({ at }) => at[1]));
  // Many lanes lie closer, so that the words keep their room.
  const lane = lanes > 2 ? tall.narrowLane : tall.lane;
  const textX = tall.side + Math.ceil(lanes) * lane + tall.textGap;
  let y = 0;
  return nodes.map((node) => {
    const top = y + tall.gap + 6;
    const lines = placeText(node, 'tall', tall.width - textX, textX, top);
    y = (lines.at(-1)?.y ?? top) + 6;
    return { ...node, x: tall.side + node.at[1] * lane, y: top - 5, lines };
  });
}

/** Space between two columns of a wide drawing. */
function stepBetween(nodes: readonly DiagramNode[]): number {
  return (wide.width - 2 * wide.side) / Math.max(1, ...nodes.map(({ at }) => at[0]));
}

function measure(nodes: readonly PlacedNode[]): number {
  return Math.max(...nodes.flatMap(({ y, lines }) => [y + 16, ...lines.map((line) => line.y + 10)]));
}

/**
 * Lays a diagram out: from left to right for wide frames, or downwards with the words at the side
 * for narrow ones, where a shrunk drawing could not be read.
 *
 * @throws Error when a track names a node that the diagram does not have
 */
export function layoutDiagram(diagram: DiagramData, orientation: Orientation): DiagramLayout {
  const nodes = orientation === 'wide' ? placeWide(diagram) : placeTall(diagram);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const arrivals = countArrivals(diagram);
  const step = orientation === 'wide' ? stepBetween(diagram.nodes) : 48;
  const tracks = diagram.tracks.map(({ path, style = 'main' }) => {
    const points = path.map((id) => {
      const node = byId.get(id);
      if (!node) throw new Error(`The diagram "${diagram.title}" has no node "${id}".`);
      return node;
    });
    return { path, d: drawTrack(points, orientation, step, arrivals), style, column: points[0]?.at[0] ?? 0 };
  });
  // The main track lies over the side tracks that leave it.
  const layers = tracks.toSorted((a, b) => Number(a.style === 'main') - Number(b.style === 'main'));
  return {
    width: orientation === 'wide' ? wide.width : tall.width,
    height: measure(nodes),
    anchor: orientation === 'wide' ? 'middle' : 'start',
    nodes,
    tracks: layers,
  };
}
