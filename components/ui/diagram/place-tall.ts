import { listSteps } from './draw-track';
import type { PlacedDiagram, PlacedLine, PlacedNode } from './placed';
import { lanePitches, leading, typeSizes } from './tiles';
import type { DiagramData, DiagramNode } from './types';
import { wrapLabel } from '#lib/core/wrap-label';

const pitch = lanePitches.tall;

/** In px: the drawing's width, the middle of the first lane, from the last lane to the words, between two rows. */
const sizes = { width: 312, side: 13, textGap: 26, rowGap: 22, mark: 12 } as const;

/**
 * Of what can follow, the lane furthest to the right goes first, down to its end: from the lanes beside it no line
 * to the words has to cross it.
 */
function orderDownwards({ nodes, tracks }: DiagramData): readonly DiagramNode[] {
  const steps = tracks.flatMap(({ path }) => path.slice(1).map((to, index) => [path[index], to] as const));
  const open = nodes.toSorted((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  const ordered: DiagramNode[] = [];
  while (open.length > 0) {
    const waiting = new Set(open.map(({ id }) => id));
    const isReady = ({ id }: DiagramNode): boolean =>
      steps.every(([from, to]) => to !== id || from === undefined || !waiting.has(from));
    const next = Math.max(0, open.findIndex(isReady));
    ordered.push(...open.splice(next, 1));
  }
  return ordered;
}

/** How far tracks move sideways on their way to each node, at most. */
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

/** Places the nodes of a drawing that runs downwards, one a row, the words beside all lanes. */
export function placeTall(diagram: DiagramData): PlacedDiagram {
  const ordered = orderDownwards(diagram);
  const lanes = Math.ceil(Math.max(...ordered.map(({ at }) => at[1])));
  const shifts = listShifts(diagram);
  const textX = sizes.side + lanes * pitch + sizes.textGap;
  let bottom = 0;
  let last = -Infinity;
  const nodes = ordered.map((node): PlacedNode => {
    const least = last + 2 * sizes.mark + (shifts.get(node.id) ?? 0);
    const y = Math.max(bottom + sizes.rowGap, least, sizes.side);
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
