import type { DiagramItem } from '#lib/content/diagram-schema';
import { layoutDiagram } from '#components/ui/diagram/layout';
import type { PlacedLine, PlacedNode } from '#components/ui/diagram/placed';
import { typeSizes } from '#components/ui/diagram/sizes';
import { measureText } from '#lib/core/wrap-label';

type Point = readonly [x: number, y: number];

/** Corners of a path. */
function readCorners(d: string): readonly Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MHVL])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, command, first, second]) => {
    if (command !== 'V') x = Number(first);
    if (command === 'V') y = Number(first);
    if (second !== undefined) y = Number(second);
    return [x, y];
  });
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

/** Nodes that a path crosses without stopping, which would look like a stop. */
export function findRunOver(diagram: DiagramItem, orientation: 'wide' | 'tall'): readonly string[] {
  const { nodes, paths } = layoutDiagram(diagram, orientation);
  return paths.flatMap(({ nodes: ids, d }) => {
    const corners = readCorners(d);
    const isOn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      corners.some(
        (corner, index) => index > 0 && distance([x, y], corners[index - 1] ?? corner, corner) < 8,
      );
    return nodes
      .filter((node) => !ids.includes(node.id) && isOn(node))
      .map(({ id }) => `${ids.join(' → ')} runs over ${id}`);
  });
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Box of a text line, without the space around its letters. */
function boxOf({ x, y, text, isNote, isEnd = false }: PlacedLine, orientation: 'wide' | 'tall'): Box {
  const { label, note } = typeSizes[orientation];
  const size = isNote ? note : label;
  // The estimated width has a margin.
  const width = 0.9 * measureText(text, size, isNote ? 'note' : 'label');
  const left = isEnd ? x - width : x;
  return { left, right: left + width, top: y - 0.7 * size, bottom: y + 0.2 * size };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Small boxes along a path, as wide as its line. */
function listPathBoxes(d: string): readonly Box[] {
  const corners = readCorners(d);
  return corners.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [x, y];
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / 4);
    return Array.from({ length: count + 1 }, (_, step) => {
      const [atX, atY] = [fromX + ((x - fromX) * step) / count, fromY + ((y - fromY) * step) / count];
      return { left: atX - 3, right: atX + 3, top: atY - 3, bottom: atY + 3 };
    });
  });
}

const nodeBoxOf = ({ box }: PlacedNode): Box | undefined =>
  box && { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };

/** Texts covered by a path, a label or another text. */
export function findCovered(diagram: DiagramItem, orientation: 'wide' | 'tall'): readonly string[] {
  const { nodes, paths, width } = layoutDiagram(diagram, orientation);
  const pathBoxes = paths.flatMap(({ d }) => listPathBoxes(d));
  const words = nodes.flatMap((node) =>
    node.lines.map((line) => ({ node, text: line.text, box: boxOf(line, orientation) })),
  );
  return words.flatMap(({ node, text, box }, index) => {
    const own = nodeBoxOf(node);
    const isInBox = own !== undefined && overlap(box, own);
    const others = [
      ...nodes.filter((other) => other !== node).flatMap((other) => nodeBoxOf(other) ?? []),
      ...words.filter((_, other) => other !== index).map((other) => other.box),
      ...(isInBox ? [] : pathBoxes),
    ];
    const isCut = box.left < 0 || box.right > width || (isInBox && box.right > own.right);
    return isCut || others.some((other) => overlap(box, other)) ? [`${orientation}: ${text}`] : [];
  });
}
