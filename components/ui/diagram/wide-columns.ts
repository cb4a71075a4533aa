import { countArrivals, listSteps } from './draw-path';
import type { Pitch } from './placed';
import { lanePitches, tile, typeSizes } from './sizes';
import type { DiagramData, DiagramNode } from './types';
import { measureText, wrapLabel } from '#lib/core/wrap-label';

/** A column of a wide drawing, in px. */
export type Column = { readonly left: number; readonly right: number };

/** The texts of a node, in lines. */
export type Words = { readonly label: readonly string[]; readonly note: readonly string[] };

/** Padding of a node: for its circle, and behind its name. */
export const boxSides = { dot: 30, end: 14 } as const;

/** From a column's edge to the mark of a stop, and from there to its text. */
export const stopSides = { mark: 12, words: 14 } as const;

/** Candidate widths for wrapping, in px; the first that fits is used. */
const breaks = [160, 148, 136, 128, 120, 112, 104, 96, 88] as const;

/** Width of a wide drawing in px. */
const room = 25 * tile;

const step = tile / 2;

/** Parameters of a layout. */
type Fit = {
  /** Factor for the estimated widths of texts. */
  readonly scale: number;
  /** Widths of columns are multiples of it. */
  readonly step: number;
  /** Padding beside text, and beside a node. */
  readonly air: { readonly words: number; readonly box: number };
  /** Sum of the left and right margin. */
  readonly edges: number;
  /** Greatest width that is scaled down before the lanes move closer. */
  readonly most: number;
  /** Whether lanes move closer before text is wrapped. */
  readonly keepsWords: boolean;
};

const fits: Readonly<Record<'framed' | 'open', Fit>> = {
  /** With a grid of its own, and numbers, which must not touch nodes. */
  framed: { scale: 1, step, air: { words: 12, box: 28 }, edges: tile, most: 27 * tile, keepsWords: false },
  /** Without a frame, as wide as the page. */
  open: { scale: 0.9, step: 4, air: { words: 12, box: 16 }, edges: 0, most: 26 * tile, keepsWords: true },
};

export const hasBox = ({ kind }: Pick<DiagramNode, 'kind'>): boolean =>
  kind === 'endpoint' || kind === 'step';

const { label: labelSize, note: noteSize } = typeSizes.wide;

export function breakWords({ label, note }: DiagramNode, width: number, noteWidth = width): Words {
  return {
    label: wrapLabel(label, width, labelSize),
    note: note ? wrapLabel(note, noteWidth, noteSize, 'note') : [],
  };
}

/** Width of a node's name in px, with its box. */
export function measureName(node: DiagramNode, { label }: Words, scale: number): number {
  const sides = hasBox(node) ? boxSides.dot + boxSides.end : 0;
  return Math.max(...label.map((line) => scale * measureText(line, labelSize) + sides));
}

/** Width of a node's name and note, in px. */
export function measureWords(node: DiagramNode, words: Words, scale: number): number {
  const notes = words.note.map((line) => scale * measureText(line, noteSize, 'note'));
  return Math.max(measureName(node, words, scale), ...notes);
}

/** Width that a node needs. Text behind a stop may exceed its column. */
function measureNode(node: DiagramNode, width: number, isLast: boolean, { scale, air }: Fit): number {
  const words = measureWords(node, breakWords(node, width), scale);
  if (node.kind !== 'stop') return words + (hasBox(node) ? air.box : air.words);
  return stopSides.mark + stopSides.words + (isLast ? words : 0);
}

/** Widths of the columns. */
function measureColumns({ nodes }: DiagramData, width: number, fit: Fit): number[] {
  const last = Math.max(...nodes.map(({ at }) => at[0]));
  return Array.from({ length: last + 1 }, (_, column) => {
    const members = nodes.filter(({ at }) => at[0] === column);
    const most = Math.max(0, ...members.map((node) => measureNode(node, width, column === last, fit)));
    return Math.ceil(most / fit.step) * fit.step;
  });
}

/** Gaps between the columns: as wide as the changes of lanes in them are high. */
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

/** Distributes the remaining width over the gaps. */
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

/** The first layout that fits, or the closest one. */
function chooseMeasures(diagram: DiagramData, fit: Fit): Measures {
  const sizes = breaks.map((textWidth) => ({ textWidth, widths: measureColumns(diagram, textWidth, fit) }));
  const byPitch = lanePitches.wide.flatMap((pitch) => {
    const gaps = measureGaps(diagram, sizes[0]?.widths.length ?? 0, pitch);
    return sizes.map((size): Measures => ({ ...size, pitch, gaps }));
  });
  const all = fit.keepsWords ? byPitch.toSorted((a, b) => b.textWidth - a.textWidth) : byPitch;
  const findWithin = (width: number): Measures | undefined =>
    all.find(({ widths, gaps }) => sum(widths) + sum(gaps) + fit.edges <= width);
  const chosen = (fit.keepsWords ? undefined : findWithin(room)) ?? findWithin(fit.most) ?? all.at(-1);
  if (!chosen) throw new Error(`The diagram "${diagram.title}" has no columns.`);
  return chosen;
}

/** Columns of a wide drawing in px, and the parameters of their layout. */
export type WideColumns = {
  readonly columns: readonly Column[];
  readonly width: number;
  readonly textWidth: number;
  readonly pitch: Pitch;
  /** Factor for the estimated widths of texts. */
  readonly scale: number;
};

/**
 * Columns as wide as their widest name, with gaps in which paths change lanes at 45 degrees.
 *
 * @param isOpen whether it has no frame: a closer layout, so that text is wrapped later
 */
export function placeColumns(diagram: DiagramData, isOpen: boolean): WideColumns {
  const fit = fits[isOpen ? 'open' : 'framed'];
  const { pitch, textWidth, widths, gaps } = chooseMeasures(diagram, fit);
  const spaced = spread(gaps, room - sum(widths) - sum(gaps) - fit.edges);
  const total = sum(widths) + sum(spaced);
  const width = Math.max(room, total + fit.edges);
  let left = (width - total) / 2;
  const columns = widths.map((columnWidth, index) => {
    const column = { left, right: left + columnWidth };
    left = column.right + (spaced[index] ?? 0);
    return column;
  });
  return { columns, width, textWidth, pitch, scale: fit.scale };
}
