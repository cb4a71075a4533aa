import type { DiagramData, DiagramNode } from '#components/ui/diagram/types';
import { columns, rows, tile, type Board, type BoardMark, type BoardPath, type Point } from './board';

/** Empty grid columns at both sides. */
const margin = 1.5;

type Place = (at: DiagramNode['at']) => Point;

/** Rows from lane to lane; whole ones if they fit, so that paths run through the middle of cells. */
function chooseGap(lanes: number): number {
  if (lanes <= 1.5) return 2;
  return Math.min(1, (rows - 1) / lanes);
}

/** Maps a diagram to the grid: its columns to the width, its lanes to the rows. */
function createPlace({ nodes }: DiagramData, top: number): Place {
  const width = Math.max(1, ...nodes.map(({ at }) => at[0]));
  const lanes = Math.max(...nodes.map(({ at }) => at[1]));
  const step = (columns - 1 - 2 * margin) / width;
  const gap = chooseGap(lanes);
  const free = rows - 1 - gap * lanes;
  const offset = Math.min(Math.ceil(free / 2), Math.floor(free));
  return ([column, lane]) => [
    Math.round((margin + column * step + 0.5) * tile),
    Math.round(top + (offset + lane * gap + 0.5) * tile),
  ];
}

/** Along the row, then across at 45 degrees: directly after a branch, otherwise as late as possible. */
function connect([x, y]: Point, [toX, toY]: Point, atOnce: boolean): Point[] {
  const run = Math.min(Math.abs(toY - y), toX - x);
  if (run === 0) return [[toX, toY]];
  const start = atOnce ? x : toX - run;
  return [
    [start, y],
    [start + run, toY],
    [toX, toY],
  ];
}

function toPoints(nodes: readonly DiagramNode[], place: Place): readonly Point[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    return previous
      ? connect(place(previous.at), place(node.at), previous.kind === 'decision')
      : [place(node.at)];
  });
}

/** The board of a page's own diagram, without its labels, which would be too small to read. */
export function toDiagramBoard(diagram: DiagramData, top: number): Board {
  const place = createPlace(diagram, top);
  const byId = new Map(diagram.nodes.map((node) => [node.id, node]));
  const paths = diagram.paths.map(({ nodes: ids, style }): BoardPath => {
    const nodes = ids.flatMap((id) => byId.get(id) ?? []);
    return { points: toPoints(nodes, place), isHighlighted: style !== 'side' };
  });
  const marks = diagram.nodes.map(
    ({ kind, at, status = 'passed' }): BoardMark => ({ kind, at: place(at), status }),
  );
  return { paths, marks };
}
