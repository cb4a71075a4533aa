import { chartWidths } from '#lib/core/chart';
import type { NetworkNode, NetworkDrawing } from '#lib/core/network';
import { half, circle, noteHeight, placeNode, nodeWidth, labelStart } from './network-nodes';
import { findCentre, findLinks, type NetworkLine, type NetworkTerm } from './network-links';

/** Unit of the layout, and distance of two lines across, in px. */
const tile = 60;
const rowPitch = 3 * tile;
const top = 1.5 * tile;

/** Distance of two nodes on a line that runs down. */
const stopPitch = 64;

/** Length of the stub of a link that is not drawn, in front of the name of its target. */
const stub = 20;

type Placed = { readonly term: NetworkTerm; readonly node: NetworkNode };

const sidesOf = ({ x, width }: NetworkNode) => ({ left: x - width / 2, right: x + width / 2 });

/** The highlighted path of a node: to its neighbours on the line, and along its links. */
function routeAcross(row: number, index: number, rows: readonly Placed[][], lines: readonly NetworkLine[]) {
  const line = rows[row] ?? [];
  const own = line[index];
  if (!own) return '';
  const { y } = own.node;
  const { left, right } = sidesOf(own.node);
  const [before, after] = [line[index - 1], line[index + 1]];
  const links = findLinks(lines).filter(
    (link) => link.column === own.term.column && (link.row === row || link.row === row - 1),
  );
  return [
    before && `M${left} ${y}H${sidesOf(before.node).right}`,
    after && `M${right} ${y}H${sidesOf(after.node).left}`,
    ...links.map((link) => {
      const sign = link.row === row ? 1 : -1;
      return `M${left + circle} ${y + sign * half}V${y + sign * (rowPitch - half)}`;
    }),
  ]
    .filter(Boolean)
    .join('');
}

/** Nodes with the paths that are highlighted on hover and focus. */
function addRoutes(rows: readonly Placed[][], lines: readonly NetworkLine[]): NetworkNode[] {
  const centre = findCentre(lines);
  return rows.flatMap((line, row) =>
    line.map(({ term, node }, index) => ({
      ...node,
      route: routeAcross(row, index, rows, lines),
      isHighlighted: term.slug === centre,
    })),
  );
}

/** Lines that run to the right, one below the other, with links between related terms. */
function drawAcross(lines: readonly NetworkLine[], width: number): NetworkDrawing {
  const columns = Math.max(...lines.flatMap(({ terms }) => terms.map(({ column }) => column))) + 1;
  const pitch = width / columns;
  const leftOf = (column: number): number => Math.round(pitch * column) + 1;
  const yOf = (row: number): number => top + row * rowPitch;
  const firstOf = ({ terms }: NetworkLine): number => Math.min(...terms.map(({ column }) => leftOf(column)));
  const lastOf = ({ terms }: NetworkLine): number => Math.max(...terms.map(({ column }) => leftOf(column)));
  const rows = lines.map(({ terms }, row) =>
    terms.map((term): Placed => {
      const position = { left: leftOf(term.column), y: yOf(row) };
      return { term, node: placeNode(term, position, 'below', pitch - labelStart - 8) };
    }),
  );
  const links = findLinks(lines).map(
    ({ row, column }) => `M${leftOf(column) + circle} ${yOf(row)}V${yOf(row + 1)}`,
  );
  return {
    width,
    height: yOf(lines.length - 1) + top,
    edges: lines
      .map((line, row) => `M${firstOf(line) + circle} ${yOf(row)}H${lastOf(line) + circle}`)
      .join(''),
    links: links.join('') || null,
    // A title is above the first node, or beside the link that ends there.
    titles: lines.map((line, row) => {
      const isMet = findLinks(lines).some(
        (link) => link.row === row - 1 && leftOf(link.column) === firstOf(line),
      );
      return { x: firstOf(line) + (isMet ? labelStart : -1), y: yOf(row) - 34, text: line.name };
    }),
    nodes: addRoutes(rows, lines),
  };
}

/** What a term links to on other lines. */
function listTargets(term: NetworkTerm, lines: readonly NetworkLine[]): string[] {
  return findLinks(lines).flatMap(({ row, column }) => {
    const pair = [row, row + 1].map((index) => lines[index]?.terms.find((one) => one.column === column));
    return pair.includes(term) ? pair.flatMap((one) => (one && one !== term ? [one.short] : [])) : [];
  });
}

/** A node with the names of its link targets below its own. */
function addTargets(node: NetworkNode, targets: readonly string[]): NetworkNode {
  const [first] = node.lines;
  if (!first || targets.length === 0) return node;
  const lines = node.lines.map((line) => ({ ...line, y: line.y - noteHeight / 2 }));
  const y = (lines.at(-1)?.y ?? 0) + noteHeight;
  return { ...node, lines: [...lines, { x: first.x + stub + 6, y, text: targets.join(', ') }] };
}

/** The highlighted path of a node on a line that runs down. */
function routeDown(index: number, count: number, x: number, y: number): string {
  const above = index > 0 ? `M${x} ${y - half}V${y - stopPitch + half}` : '';
  return index < count - 1 ? `${above}M${x} ${y + half}V${y + stopPitch - half}` : above;
}

/** A vertical line with names beside its nodes. */
function drawLine(line: NetworkLine, lines: readonly NetworkLine[], x: number, y: number, column: number) {
  const { name, terms } = line;
  const width = Math.max(...terms.map(({ short }) => nodeWidth(short)));
  const yOf = (column: number): number => y + 62 + column * stopPitch;
  const edge = x + circle + 1;
  const centre = findCentre(lines);
  const placed = terms.map((term, index) => {
    const position = { left: x + 1, y: yOf(index), width };
    const node = placeNode(term, position, 'beside', column - width - 20);
    const targets = listTargets(term, lines);
    const route = routeDown(index, terms.length, edge, position.y);
    return { targets, node: { ...addTargets(node, targets), route, isHighlighted: term.slug === centre } };
  });
  return {
    title: { x, y: y + 24, text: name },
    edge: `M${edge} ${yOf(0)}V${yOf(terms.length - 1)}`,
    nodes: placed.map(({ node }) => node),
    links: placed.flatMap(({ targets, node: { lines: own } }) => {
      const last = own.at(-1);
      return targets.length > 0 && last ? [`M${last.x - stub - 6} ${last.y - 5}h${stub}`] : [];
    }),
    bottom: yOf(terms.length - 1) + 34,
  };
}

/** Lines that run down, each in the shortest column. */
function drawDown(lines: readonly NetworkLine[], width: number, columns: number): NetworkDrawing {
  const bottoms = Array.from({ length: columns }, () => 0);
  const drawn = lines.map((line) => {
    const lowest = Math.min(...bottoms);
    const column = bottoms.indexOf(lowest);
    const left = Math.round((column * width) / columns);
    const placed = drawLine(line, lines, left, lowest, width / columns);
    bottoms[column] = placed.bottom;
    return placed;
  });
  return {
    ...{ width, height: Math.max(...bottoms) },
    links: drawn.flatMap(({ links }) => links).join('') || null,
    edges: drawn.map(({ edge }) => edge).join(''),
    titles: drawn.map(({ title }) => title),
    nodes: drawn.flatMap(({ nodes }) => nodes),
  };
}

/** A network of terms: lines of related terms, and links between lines. */
export function drawNetwork(lines: readonly NetworkLine[]): {
  readonly full: NetworkDrawing;
  readonly half: NetworkDrawing;
  readonly narrow: NetworkDrawing;
} {
  return {
    full: drawAcross(lines, chartWidths.full),
    half: drawDown(lines, chartWidths.half, 2),
    narrow: drawDown(lines, chartWidths.narrow, 1),
  };
}
