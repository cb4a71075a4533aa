import type { Pitch, PlacedDiagram, PlacedLine, PlacedNode, Plate, Point } from './placed';
import { leading, tile, typeSizes } from './tiles';
import type { DiagramData, DiagramNode } from './types';
import {
  breakWords,
  bufferSides,
  hasPlate,
  measureName,
  measureWords,
  placeColumns,
  plateSides,
  type Column,
  type WideColumns,
  type Words,
} from './wide-columns';

const { label: labelSize, note: noteSize } = typeSizes.wide;
/** In px: height of a node with one line, from the track to the first line below it, margin of the drawing. */
const sizes = { plate: 34, below: 26, bridgeFoot: 16, top: tile, bottom: 20 } as const;

function stack(lines: readonly string[], at: Point, size: number, isNote: boolean): readonly PlacedLine[] {
  return lines.map((text, index) => ({
    text,
    x: at.x,
    y: Math.round(at.y + index * size * leading),
    isNote,
  }));
}

function placePlate({ x, y }: Point, width: number, lines: number): Plate {
  const height = sizes.plate + (lines - 1) * labelSize * leading;
  return {
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The name in the node, its note below. */
function writePlate(plate: Plate, words: Words): readonly PlacedLine[] {
  const block = (words.label.length - 1) * labelSize * leading;
  const first = plate.y + plate.height / 2 - block / 2 + labelSize * 0.35;
  const below = plate.y + plate.height + noteSize + 3;
  return [
    ...stack(words.label, { x: plate.x + plateSides.lamp, y: first }, labelSize, false),
    ...stack(words.note, { x: plate.x + 2, y: below }, noteSize, true),
  ];
}

/** Name and note below the track. */
function writeBelow({ x, y }: Point, words: Words): readonly PlacedLine[] {
  const label = stack(words.label, { x, y: y + sizes.below }, labelSize, false);
  const next = (label.at(-1)?.y ?? y) + noteSize * leading + 1;
  return [...label, ...stack(words.note, { x, y: next }, noteSize, true)];
}

/** The name of a switch ends where the track forks. */
function writePoints({ x, y }: Point, words: Words): readonly PlacedLine[] {
  return writeBelow({ x, y }, words).map((line) => ({ ...line, isEnd: true }));
}

/** Name and note behind a buffer stop. */
function writeBehind({ x, y }: Point, { label, note }: Words): readonly PlacedLine[] {
  const lines = [...label, ...note];
  const first = y + labelSize * 0.35 - ((lines.length - 1) * labelSize * leading) / 2;
  return lines.map((text, index) => ({
    text,
    x: x + bufferSides.words,
    y: Math.round(first + index * labelSize * leading),
    isNote: index >= label.length,
  }));
}

type Placing = Column & {
  /** Maximum width of text, and width of all nodes of the column. */
  readonly textWidth: number;
  readonly plateWidth: number;
  /** Left end of the text below signals, the same for a column. */
  readonly signalWidth: number;
  readonly pitch: Pitch;
  readonly scale: number;
};

/** From the left end of a signal to its middle, in px. */
const mastFoot = 20;

/** A signal with its text below, centred in the column. */
function placeSignal(placed: PlacedNode, words: Words, { signalWidth }: Placing): PlacedNode {
  const left = Math.round(placed.x - signalWidth / 2);
  return { ...placed, x: left + mastFoot, lines: writeBelow({ x: left, y: placed.y }, words) };
}

function placeNode(node: DiagramNode, placing: Placing): PlacedNode {
  const { left, right, textWidth, plateWidth, pitch, scale } = placing;
  // Two lines would reach the node of the next lane.
  const words = breakWords(node, textWidth, Math.max(textWidth, plateWidth));
  const at = { x: Math.round((left + right) / 2), y: sizes.top + node.at[1] * pitch };
  const placed = { ...node, ...at, entry: left, exit: right };
  if (node.kind === 'buffer') {
    const stop = { x: Math.round(left + bufferSides.stop), y: at.y };
    return { ...placed, ...stop, lines: writeBehind(stop, words) };
  }
  if (node.kind === 'switch') return { ...placed, lines: writePoints({ x: right - 10, y: at.y }, words) };
  if (node.kind === 'signal' && !node.lanes) return placeSignal({ ...placed, lines: [] }, words, placing);
  if (!hasPlate(node)) {
    // The text of a bridge is at its foot.
    const below = node.lanes ? at.y + (node.lanes[1] - node.at[1]) * pitch + sizes.bridgeFoot : at.y;
    return {
      ...placed,
      lines: writeBelow({ x: at.x - measureWords(node, words, scale) / 2, y: below }, words),
    };
  }
  const plate = placePlate(at, plateWidth, words.label.length);
  return { ...placed, plate, lines: writePlate(plate, words) };
}

/** The nodes of a column have one width. */
function placeColumn(
  nodes: readonly DiagramNode[],
  column: Column,
  { textWidth, pitch, scale }: WideColumns,
): readonly PlacedNode[] {
  const widths = nodes.filter(hasPlate).map((node) => measureName(node, breakWords(node, textWidth), scale));
  const signals = nodes.filter(({ kind, lanes }) => kind === 'signal' && !lanes);
  const wordWidths = signals.map((node) => measureWords(node, breakWords(node, textWidth), scale));
  const placing = {
    ...column,
    textWidth,
    pitch,
    scale,
    plateWidth: Math.max(0, ...widths),
    signalWidth: Math.max(2 * mastFoot, ...wordWidths),
  };
  return nodes.map((node) => placeNode(node, placing));
}

/**
 * Places the nodes of a horizontal drawing: platforms and stations have their names inside, signals, switches and
 * buffers below the track.
 */
export function placeWide(diagram: DiagramData, isOpen = false): PlacedDiagram {
  const placing = placeColumns(diagram, isOpen);
  const nodes = placing.columns.flatMap((column, index) =>
    placeColumn(
      diagram.nodes.filter(({ at }) => at[0] === index),
      column,
      placing,
    ),
  );
  const lowest = Math.max(
    ...nodes.flatMap(({ y, plate, lines }) => [
      y + 14,
      plate ? plate.y + plate.height : 0,
      ...lines.map((line) => line.y),
    ]),
  );
  const height = Math.ceil((lowest + sizes.bottom) / 2) * 2;
  return { nodes, width: placing.width, height, pitch: placing.pitch };
}
