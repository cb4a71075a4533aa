import type { DiagramItem } from '#lib/content/diagram-schema';
import { layoutDiagram } from '#components/ui/diagram/layout';
import type { PlacedLine, PlacedNode } from '#components/ui/diagram/placed';
import { typeSizes } from '#components/ui/diagram/tiles';
import { measureText } from '#lib/core/wrap-label';

type Point = readonly [x: number, y: number];

/** Corners of a track. */
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

/** Nodes that a track crosses without stopping, which would look like a stop. */
export function findRunOver(diagram: DiagramItem, orientation: 'wide' | 'tall'): readonly string[] {
  const { nodes, tracks } = layoutDiagram(diagram, orientation);
  return tracks.flatMap(({ path, d }) => {
    const corners = readCorners(d);
    const isOn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      corners.some(
        (corner, index) => index > 0 && distance([x, y], corners[index - 1] ?? corner, corner) < 8,
      );
    return nodes
      .filter((node) => !path.includes(node.id) && isOn(node))
      .map(({ id }) => `${path.join(' → ')} runs over ${id}`);
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

/** Small boxes along a track, as wide as its line. */
function listBeds(d: string): readonly Box[] {
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

const plateOf = ({ plate }: PlacedNode): Box | undefined =>
  plate && { left: plate.x, right: plate.x + plate.width, top: plate.y, bottom: plate.y + plate.height };

/** Texts covered by a track, a label or another text. */
export function findCovered(diagram: DiagramItem, orientation: 'wide' | 'tall'): readonly string[] {
  const { nodes, tracks, width } = layoutDiagram(diagram, orientation);
  const beds = tracks.flatMap(({ d }) => listBeds(d));
  const words = nodes.flatMap((node) =>
    node.lines.map((line) => ({ node, text: line.text, box: boxOf(line, orientation) })),
  );
  return words.flatMap(({ node, text, box }, index) => {
    const own = plateOf(node);
    const isOnPlate = own !== undefined && overlap(box, own);
    const others = [
      ...nodes.filter((other) => other !== node).flatMap((other) => plateOf(other) ?? []),
      ...words.filter((_, other) => other !== index).map((other) => other.box),
      ...(isOnPlate ? [] : beds),
    ];
    const isCut = box.left < 0 || box.right > width || (isOnPlate && box.right > own.right);
    return isCut || others.some((other) => overlap(box, other)) ? [`${orientation}: ${text}`] : [];
  });
}
