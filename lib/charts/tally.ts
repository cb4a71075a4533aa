import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { drawSizes } from './draw-sizes';
import { boxPath } from './geometry';

/** Things that are counted, a stroke for each. */
export type TallyRow = {
  readonly count: number;
  /** How many of them go on: they stand first and are lit. */
  readonly lit: number;
  /** How many of them are not decided: they stand after the lit ones, as outlines. */
  readonly open?: number | undefined;
  /** The number as its language writes it. */
  readonly label: string;
  readonly text: string;
};

const stroke = { height: 22, share: 0.62 } as const;
const rowHeight = 72;

/** The strokes of one row, each as wide as the pitch allows. */
function drawStrokes({ count, lit, open = 0 }: TallyRow, pitch: number, y: number, height: number): Mark[] {
  const width = pitch * stroke.share;
  const boxes = (from: number, to: number, inset = 0): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      boxPath((from + index) * pitch + inset, y + inset, width - 2 * inset, height - 2 * inset),
    ).join('');
  const parts: Mark[] = [
    { kind: 'area', role: 'main', d: boxes(0, lit) },
    // Half the line of an outline, so that it stays within its place.
    { kind: 'area', role: 'empty', d: boxes(lit, lit + open, Math.min(0.75, width / 4)) },
    { kind: 'area', role: 'side', d: boxes(lit + open, count) },
  ];
  return parts.filter((mark) => 'd' in mark && mark.d !== '');
}

/** Rows of strokes on one scale, so that what is left of the first one can be seen. */
export function drawTally(rows: readonly TallyRow[]): Chart['drawings'] {
  const most = Math.max(...rows.map(({ count }) => count));
  return drawSizes((width) => {
    const pitch = width / most;
    return {
      width,
      height: rows.length * rowHeight - 12,
      marks: rows.flatMap((row, index): Mark[] => {
        const top = index * rowHeight;
        return [
          { kind: 'text', role: 'figure', x: 0, y: top + 20, text: row.label },
          { kind: 'text', role: 'label', x: 12 + row.label.length * 14, y: top + 20, text: row.text },
          ...drawStrokes(row, pitch, top + 32, stroke.height),
        ];
      }),
    };
  }, 'half');
}

/** One row of strokes without words, to stand beside an entry of a list. */
export function drawTallyLine(
  row: Pick<TallyRow, 'count' | 'lit'>,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): Drawing {
  const marks = drawStrokes({ ...row, label: '', text: '' }, width / row.count, 0, height);
  return { width, height, marks };
}
