import { listSteps } from './draw-path';
import type { PlacedDiagram, PlacedLine, PlacedNode } from './placed';
import { lanePitches, leading, typeSizes } from './sizes';
import type { DiagramData, DiagramNode } from './types';
import { listRoutes } from './separate-routes';
import { wrapLabel } from '#lib/core/wrap-label';

const pitch = lanePitches.tall;

/** In px: width, middle of the first lane, gap between lanes and labels, gap between rows, least distance of two marks, gap
    between separate routes. */
const sizes = { width: 312, side: 13, textGap: 26, rowGap: 22, mark: 12, step: 38, apart: 24 } as const;

type Step = readonly [from: string, to: string];

const listIds = ({ paths }: DiagramData): readonly Step[] =>
  paths.flatMap(({ nodes }) => nodes.slice(1).map((to, index): Step => [nodes[index] ?? to, to]));

/**
 * Order of preference of nodes that may come next: ends first, joins before others, then by lane from the right.
 * A path that does not begin in the first column comes last.
 */
function rankDownwards(nodes: readonly DiagramNode[], steps: readonly Step[]): readonly DiagramNode[] {
  const left = new Set(steps.map(([from]) => from));
  const rank = ({ id, at }: DiagramNode): number => {
    if (left.has(id)) return at[0] > 0 && !steps.some(([, to]) => to === id) ? 3 : 2;
    return new Set(steps.filter(([, to]) => to === id).map(([from]) => from)).size > 1 ? 0 : 1;
  };
  return nodes.toSorted((a, b) => rank(a) - rank(b) || b.at[1] - a.at[1] || a.at[0] - b.at[0]);
}

/**
 * Whether a path that forks off with an end continues to the right of it: then the end comes later, so that its
 * leader line does not cross the path.
 */
function isPassed({ id, at }: DiagramNode, ready: readonly DiagramNode[], steps: readonly Step[]): boolean {
  const goesOn = (node: string): boolean => steps.some(([from]) => from === node);
  const sources = steps.filter(([, to]) => to === id).map(([from]) => from);
  const isBeside = (node: DiagramNode): boolean =>
    node.at[1] > at[1] && steps.some(([from, to]) => to === node.id && sources.includes(from));
  return !goesOn(id) && ready.some((node) => isBeside(node) && goesOn(node.id));
}

/**
 * A topological order of the nodes in which no path runs through an end and no leader line crosses a path.
 */
function orderDownwards(diagram: DiagramData): readonly DiagramNode[] {
  const steps = listIds(diagram);
  const open = [...rankDownwards(diagram.nodes, steps)];
  const ordered: DiagramNode[] = [];
  while (open.length > 0) {
    const waiting = new Set(open.map(({ id }) => id));
    const ready = open.filter(({ id }) => steps.every(([from, to]) => to !== id || !waiting.has(from)));
    const next = ready.find((node) => !isPassed(node, ready, steps)) ?? open[0];
    ordered.push(...open.splice(next ? open.indexOf(next) : 0, 1));
  }
  return ordered;
}

/** The greatest change of lanes before each node. */
function listShifts(diagram: DiagramData): ReadonlyMap<string, number> {
  const shifts = new Map<string, number>();
  for (const { to, lanes } of listSteps(diagram))
    shifts.set(to.id, Math.max(shifts.get(to.id) ?? 0, lanes * pitch));
  return shifts;
}

function write(node: DiagramNode, x: number, top: number): readonly PlacedLine[] {
  const { label, note } = typeSizes.tall;
  const width = 0.92 * (sizes.width - x);
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

/** Places the nodes of a vertical drawing, one per row, with labels to the right of all lanes. */
export function placeTall(diagram: DiagramData): PlacedDiagram {
  const routes = listRoutes(diagram).map((nodes) => orderDownwards({ ...diagram, nodes }));
  const ordered = routes.flat();
  const begins = new Set(routes.slice(1).map(([first]) => first?.id));
  const lanes = Math.ceil(Math.max(...ordered.map(({ at }) => at[1])));
  const shifts = listShifts(diagram);
  const textX = sizes.side + lanes * pitch + sizes.textGap;
  let bottom = 0;
  let last = -Infinity;
  const nodes = ordered.map((node): PlacedNode => {
    // A part of the path is visible between two marks.
    const least = last + Math.max(sizes.step, 2 * sizes.mark + (shifts.get(node.id) ?? 0));
    const y = Math.max(bottom + sizes.rowGap, least, sizes.side) + (begins.has(node.id) ? sizes.apart : 0);
    const lines = write(node, textX, y + 5);
    bottom = lines.at(-1)?.y ?? y;
    last = y;
    return {
      ...node,
      x: sizes.side + node.at[1] * pitch,
      y,
      entry: y - sizes.mark,
      exit: y + sizes.mark,
      lines,
    };
  });
  const height = Math.round(Math.max(bottom, last) + sizes.side);
  return { nodes, width: sizes.width, height, pitch };
}
