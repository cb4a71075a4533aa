import { countArrivals, listSteps } from './draw-track';
import type { Pitch } from './placed';
import { lanePitches, tile, typeSizes } from './tiles';
import type { DiagramData, DiagramNode } from './types';
import { measureText, wrapLabel } from '#lib/core/wrap-label';

/** A column of a wide drawing, in px of its view box: where its names stand, between the changes of lanes. */
export type Column = { readonly left: number; readonly right: number };

/** What a node says, in lines. */
export type Words = { readonly label: readonly string[]; readonly note: readonly string[] };

/** Of a plate: the lamp and the edges beside the name. */
export const plateSides = { lamp: 30, end: 14 } as const;

/** Of a buffer stop: from the column's edge to the stop, and from there to its words. */
export const bufferSides = { stop: 12, words: 14 } as const;

/** Widths at which words are broken, in px: the first at which the drawing has room is taken. */
const breaks = [160, 148, 136, 128, 120, 112, 104, 96, 88] as const;

/** Width of a wide drawing in px, and the most that is shrunk into it before lanes are moved closer. */
const room = 25 * tile;
const mostShrunk = 27 * tile;

const step = tile / 2;
/** Beside words, and beside a plate, which the numbers of points must not touch. */
const air = { words: 12, plate: 28 } as const;

export const hasPlate = ({ kind }: Pick<DiagramNode, 'kind'>): boolean =>
  kind === 'platform' || kind === 'station';

const { label: labelSize, note: noteSize } = typeSizes.wide;

export function breakWords({ label, note }: DiagramNode, width: number, noteWidth = width): Words {
  return {
    label: wrapLabel(label, width, labelSize),
    note: note ? wrapLabel(note, noteWidth, noteSize, 'note') : [],
  };
}

/** Width of a node's name in px, with the plate on which it stands. */
export function measureName(node: DiagramNode, { label }: Words): number {
  const sides = hasPlate(node) ? plateSides.lamp + plateSides.end : 0;
  return Math.max(...label.map((line) => measureText(line, labelSize) + sides));
}

/** Width of a node's name and note, in px. */
export function measureWords(node: DiagramNode, words: Words): number {
  return Math.max(measureName(node, words), ...words.note.map((line) => measureText(line, noteSize, 'note')));
}

/** Room that a node takes. Behind a buffer stop no track goes on: its words may stand beyond their column. */
function measureNode(node: DiagramNode, width: number, isLast: boolean): number {
  const words = measureWords(node, breakWords(node, width));
  if (node.kind !== 'buffer') return words + (hasPlate(node) ? air.plate : air.words);
  return bufferSides.stop + bufferSides.words + (isLast ? words : 0);
}

/** Widths of the columns, in halves of tiles. */
function measureColumns({ nodes }: DiagramData, width: number): number[] {
  const last = Math.max(...nodes.map(({ at }) => at[0]));
  return Array.from({ length: last + 1 }, (_, column) => {
    const members = nodes.filter(({ at }) => at[0] === column);
    const most = Math.max(0, ...members.map((node) => measureNode(node, width, column === last)));
    return Math.ceil(most / step) * step;
  });
}

/** Space between each column and the next: as long as the changes of lanes in it, which take their height in length. */
function measureGaps(diagram: DiagramData, columns: number, pitch: Pitch): number[] {
  const arrivals = countArrivals(diagram);
  const gaps = new Array<number>(columns - 1).fill(step);
  for (const { from, to, lanes } of listSteps(diagram)) {
    if (lanes === 0) continue;
    const gap = (arrivals.get(to.id) ?? 0) > 1 ? to.at[0] - 1 : from.at[0];
    gaps[gap] = Math.max(gaps[gap] ?? 0, lanes * pitch + step);
  }
  return gaps;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Spreads what is left of the room over the gaps. */
function spread(gaps: readonly number[], left: number): readonly number[] {
  const share = Math.max(0, Math.floor(left / gaps.length / step) * step);
  return gaps.map((gap) => gap + Math.min(share, 2 * tile));
}

type Measures = {
  readonly pitch: Pitch;
  readonly textWidth: number;
  readonly widths: readonly number[];
  readonly gaps: readonly number[];
};

/** The widest words and lanes for which there is room; else the closest. */
function chooseMeasures(diagram: DiagramData): Measures {
  const sizes = breaks.map((textWidth) => ({ textWidth, widths: measureColumns(diagram, textWidth) }));
  const all = lanePitches.wide.flatMap((pitch) => {
    const gaps = measureGaps(diagram, sizes[0]?.widths.length ?? 0, pitch);
    return sizes.map((size): Measures => ({ ...size, pitch, gaps }));
  });
  const findWithin = (width: number): Measures | undefined =>
    all.find(({ widths, gaps }) => sum(widths) + sum(gaps) + tile <= width);
  const chosen = findWithin(room) ?? findWithin(mostShrunk) ?? all.at(-1);
  if (!chosen) throw new Error(`The diagram "${diagram.title}" has no columns.`);
  return chosen;
}

/** Columns of a wide drawing in px, and the measures that they were made with. */
export type WideColumns = {
  readonly columns: readonly Column[];
  readonly width: number;
  readonly textWidth: number;
  readonly pitch: Pitch;
};

/**
 * Places the columns of a wide drawing side by side: each as wide as its widest name, with room between them
 * for the tracks to change lanes at 45 degrees.
 */
export function placeColumns(diagram: DiagramData): WideColumns {
  const { pitch, textWidth, widths, gaps } = chooseMeasures(diagram);
  const spaced = spread(gaps, room - sum(widths) - sum(gaps) - tile);
  const total = sum(widths) + sum(spaced);
  const width = Math.max(room, total + tile);
  let left = (width - total) / 2;
  const columns = widths.map((columnWidth, index) => {
    const column = { left, right: left + columnWidth };
    left = column.right + (spaced[index] ?? 0);
    return column;
  });
  return { columns, width, textWidth, pitch };
}
