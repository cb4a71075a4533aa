import { chartWidths } from '#lib/core/chart';
import type { NetworkDrawing, NetworkNode } from '#lib/core/network';
import { half, circle, noteHeight, placeNode, nodeWidth, labelStart, type NodeText } from './network-nodes';

type Centre = Omit<NodeText, 'path'>;

/** Distance of two branches, and of two rows, in px. */
const pointPitch = 24;
const rowPitch = 64;

/** y of the first node: half its height and stroke. */
const top = 20;

/** Edges continue beyond the drawing, to the edge of the panel, which clips them. */
const overhang = 1600;

export type EgoNetworkMeasures = {
  /** Width of the wide drawing, and distance of its rows, in px. */
  readonly width: number;
  readonly rowDistance: number;
};

const centre = ({ short }: Centre, y: number) =>
  placeNode({ name: short, short, path: null }, { left: 2, y }, 'below', 0);

/** Lines of a name for which there is room below a node. */
const usualLines = 2;

/** Height of the lines beyond the usual ones. */
const extraOf = (nodes: readonly Pick<NetworkNode, 'lines'>[]): number =>
  Math.max(0, ...nodes.map(({ lines }) => lines.length - usualLines)) * noteHeight;

/** Neighbours to the right of the centre, names below the nodes. */
function layAcross(
  term: Centre,
  neighbours: readonly NodeText[],
  { width, rowDistance }: EgoNetworkMeasures,
): NetworkDrawing {
  const middle = top + ((neighbours.length - 1) / 2) * rowDistance;
  const start = nodeWidth(term.short) + 2;
  const rises = neighbours.map((_, index) => Math.abs(top + index * rowDistance - middle));
  // Branches leave one after the other, the longest first, so that none crosses another.
  const order = [...rises.keys()].sort((a, b) => (rises[b] ?? 0) - (rises[a] ?? 0));
  const lanes = rises.map((rise, index) => ({
    ...{ y: top + index * rowDistance, rise },
    leave: start + 20 + order.indexOf(index) * pointPitch,
  }));
  const left = Math.max(...lanes.map(({ rise, leave }) => leave + rise)) + 24;
  return {
    ...{ width, height: top + (neighbours.length - 1) * rowDistance + 68, links: null, titles: [] },
    edges: lanes
      .map(({ y, rise, leave }) => `M${circle} ${middle}H${leave}L${leave + rise} ${y}H${width + overhang}`)
      .join(''),
    nodes: [
      centre(term, middle),
      ...neighbours.map((neighbour, index) => {
        const { y = 0, rise = 0, leave = 0 } = lanes[index] ?? {};
        const node = placeNode(neighbour, { left, y }, 'below', width - left - 31);
        const route = `M${start} ${middle}H${leave}L${leave + rise} ${y}H${left}`;
        return { ...node, route, isHighlighted: index === 0 };
      }),
    ],
  };
}

/** Rows are farther apart where a name needs more lines; then there is less room for names. */
function drawAcross(
  term: Centre,
  neighbours: readonly NodeText[],
  measures: EgoNetworkMeasures,
  extra = 0,
): NetworkDrawing {
  const { width, rowDistance } = measures;
  const drawing = layAcross(term, neighbours, { width, rowDistance: rowDistance + extra });
  const needed = extraOf(drawing.nodes);
  if (needed > extra) return drawAcross(term, neighbours, measures, needed);
  return { ...drawing, height: drawing.height + extra };
}

/** Least room for names beside nodes; with less they are below. */
const roomBeside = 130;

/** Neighbours below the centre, names beside or below the nodes. */
function drawDown(term: Centre, neighbours: readonly NodeText[], width: number): NetworkDrawing {
  const left = circle + 48;
  const widestNode = Math.max(...neighbours.map(({ short }) => nodeWidth(short)));
  const widthBeside = width - left - widestNode - 20;
  const [side, room] =
    widthBeside < roomBeside
      ? (['below', width - left - labelStart] as const)
      : (['beside', widthBeside] as const);
  const sample = neighbours.map((neighbour) =>
    placeNode(neighbour, { left, y: 0, width: widestNode }, side, room),
  );
  const pitch = side === 'below' ? rowPitch + 24 + extraOf(sample) : rowPitch;
  const yOf = (index: number): number => top + rowPitch + index * pitch;
  return {
    ...{
      width,
      height: yOf(neighbours.length - 1) + (side === 'below' ? 64 + extraOf(sample) : 34),
      links: null,
      titles: [],
    },
    edges: neighbours
      .map((_, index) => `M${circle} ${top}V${yOf(index) - 24}L${circle + 24} ${yOf(index)}H${left + circle}`)
      .join(''),
    nodes: [
      centre(term, top),
      ...neighbours.map((neighbour, index) => {
        const y = yOf(index);
        const node = placeNode(neighbour, { left, y, width: widestNode }, side, room);
        const route = `M${circle} ${top + half}V${y - 24}L${circle + 24} ${y}H${left}`;
        return { ...node, route, isHighlighted: index === 0 };
      }),
    ],
  };
}

/** The default of wide drawings: five columns of the page. */
const fiveColumns: EgoNetworkMeasures = { width: 474, rowDistance: 96 };

/** An ego network: a node and its neighbours. */
export function drawEgoNetwork(
  term: Centre,
  neighbours: readonly NodeText[],
  measures: EgoNetworkMeasures = fiveColumns,
): { readonly half: NetworkDrawing; readonly narrow: NetworkDrawing } {
  return {
    half: drawAcross(term, neighbours, measures),
    narrow: drawDown(term, neighbours, chartWidths.narrow),
  };
}
