import type { Pitch, PlacedDiagram, PlacedLine, PlacedNode, Box, Point } from './placed';
import { leading, tile, typeSizes } from './sizes';
import type { DiagramData, DiagramNode } from './types';
import {
  breakWords,
  stopSides,
  hasBox,
  measureName,
  measureWords,
  placeColumns,
  boxSides,
  type Column,
  type WideColumns,
  type Words,
} from './wide-columns';

const { label: labelSize, note: noteSize } = typeSizes.wide;
/** In px: height of a node with one line, from the path to the first line below it, margin of the drawing. */
const sizes = { box: 34, below: 26, wideCheckFoot: 16, top: tile, bottom: 20 } as const;

function stack(lines: readonly string[], at: Point, size: number, isNote: boolean): readonly PlacedLine[] {
  return lines.map((text, index) => ({
    text,
    x: at.x,
    y: Math.round(at.y + index * size * leading),
    isNote,
  }));
}

function placeBox({ x, y }: Point, width: number, lines: number): Box {
  const height = sizes.box + (lines - 1) * labelSize * leading;
  return {
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The name in the node, its note below. */
function writeInBox(box: Box, words: Words): readonly PlacedLine[] {
  const block = (words.label.length - 1) * labelSize * leading;
  const first = box.y + box.height / 2 - block / 2 + labelSize * 0.35;
  const below = box.y + box.height + noteSize + 3;
  return [
    ...stack(words.label, { x: box.x + boxSides.dot, y: first }, labelSize, false),
    ...stack(words.note, { x: box.x + 2, y: below }, noteSize, true),
  ];
}

/** Name and note below the path. */
function writeBelow({ x, y }: Point, words: Words): readonly PlacedLine[] {
  const label = stack(words.label, { x, y: y + sizes.below }, labelSize, false);
  const next = (label.at(-1)?.y ?? y) + noteSize * leading + 1;
  return [...label, ...stack(words.note, { x, y: next }, noteSize, true)];
}

/** The name of a decision ends where the path forks. */
function writeDecision({ x, y }: Point, words: Words): readonly PlacedLine[] {
  return writeBelow({ x, y }, words).map((line) => ({ ...line, isEnd: true }));
}

/** Name and note behind a stop. */
function writeBehind({ x, y }: Point, { label, note }: Words): readonly PlacedLine[] {
  const lines = [...label, ...note];
  const first = y + labelSize * 0.35 - ((lines.length - 1) * labelSize * leading) / 2;
  return lines.map((text, index) => ({
    text,
    x: x + stopSides.words,
    y: Math.round(first + index * labelSize * leading),
    isNote: index >= label.length,
  }));
}

type Placing = Column & {
  /** Maximum width of text, and width of all nodes of the column. */
  readonly textWidth: number;
  readonly boxWidth: number;
  /** Left end of the text below checks, the same for a column. */
  readonly checkWidth: number;
  readonly pitch: Pitch;
  readonly scale: number;
};

/** From the left end of a check to its middle, in px. */
const checkFoot = 20;

/** A check with its text below, centred in the column. */
function placeCheck(placed: PlacedNode, words: Words, { checkWidth }: Placing): PlacedNode {
  const left = Math.round(placed.x - checkWidth / 2);
  return { ...placed, x: left + checkFoot, lines: writeBelow({ x: left, y: placed.y }, words) };
}

function placeNode(node: DiagramNode, placing: Placing): PlacedNode {
  const { left, right, textWidth, boxWidth, pitch, scale } = placing;
  // Two lines would reach the node of the next lane.
  const words = breakWords(node, textWidth, Math.max(textWidth, boxWidth));
  const at = { x: Math.round((left + right) / 2), y: sizes.top + node.at[1] * pitch };
  const placed = { ...node, ...at, entry: left, exit: right };
  if (node.kind === 'stop') {
    const stop = { x: Math.round(left + stopSides.mark), y: at.y };
    return { ...placed, ...stop, lines: writeBehind(stop, words) };
  }
  if (node.kind === 'decision') return { ...placed, lines: writeDecision({ x: right - 10, y: at.y }, words) };
  if (node.kind === 'check' && !node.lanes) return placeCheck({ ...placed, lines: [] }, words, placing);
  if (!hasBox(node)) {
    // The text of a check across several paths is below its last path.
    const below = node.lanes ? at.y + (node.lanes[1] - node.at[1]) * pitch + sizes.wideCheckFoot : at.y;
    return {
      ...placed,
      lines: writeBelow({ x: at.x - measureWords(node, words, scale) / 2, y: below }, words),
    };
  }
  const box = placeBox(at, boxWidth, words.label.length);
  return { ...placed, box, lines: writeInBox(box, words) };
}

/** The nodes of a column have one width. */
function placeColumn(
  nodes: readonly DiagramNode[],
  column: Column,
  { textWidth, pitch, scale }: WideColumns,
): readonly PlacedNode[] {
  const widths = nodes.filter(hasBox).map((node) => measureName(node, breakWords(node, textWidth), scale));
  const checks = nodes.filter(({ kind, lanes }) => kind === 'check' && !lanes);
  const wordWidths = checks.map((node) => measureWords(node, breakWords(node, textWidth), scale));
  const placing = {
    ...column,
    textWidth,
    pitch,
    scale,
    boxWidth: Math.max(0, ...widths),
    checkWidth: Math.max(2 * checkFoot, ...wordWidths),
  };
  return nodes.map((node) => placeNode(node, placing));
}

/**
 * Places the nodes of a horizontal drawing: endpoints and steps have their names inside, checks and decisions
 * below the path, stops beside their mark.
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
    ...nodes.flatMap(({ y, box, lines }) => [
      y + 14,
      box ? box.y + box.height : 0,
      ...lines.map((line) => line.y),
    ]),
  );
  const height = Math.ceil((lowest + sizes.bottom) / 2) * 2;
  return { nodes, width: placing.width, height, pitch: placing.pitch };
}
