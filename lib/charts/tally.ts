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

const stroke = { height: 20, share: 0.62, gap: 6 } as const;
/** Lines that the longest row takes, so that its strokes can be told from each other. */
const linesOf = { full: 1, half: 1, narrow: 3 } as const;

/** Strokes on a line: how many fit, and how far apart. */
type Line = { readonly most: number; readonly pitch: number; readonly height: number };

/** The strokes of one row, each as wide as the pitch allows. */
function drawStrokes({ count, lit, open = 0 }: TallyRow, { most, pitch, height }: Line, y: number): Mark[] {
  const width = pitch * stroke.share;
  const boxes = (from: number, to: number, inset = 0): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      boxPath(
        ((from + index) % most) * pitch + inset,
        y + Math.floor((from + index) / most) * (height + stroke.gap) + inset,
        width - 2 * inset,
        height - 2 * inset,
      ),
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
  const longest = Math.max(...rows.map(({ count }) => count));
  return drawSizes((width, size) => {
    const most = Math.ceil(longest / linesOf[size]);
    const line = { most, pitch: width / most, height: stroke.height };
    let height = 0;
    const marks = rows.flatMap((row): Mark[] => {
      const top = height;
      height += 32 + Math.ceil(row.count / most) * (stroke.height + stroke.gap) + 16;
      return [
        { kind: 'text', role: 'figure', x: 0, y: top + 20, text: row.label },
        { kind: 'text', role: 'label', x: 12 + row.label.length * 14, y: top + 20, text: row.text },
        ...drawStrokes(row, line, top + 32),
      ];
    });
    return { width, height: height - 16, marks };
  }, 'half');
}

const turned = { main: 'side', side: 'main' } as const;

/**
 * One row of strokes without words, to stand beside an entry of a list.
 *
 * @param row with `isLate` the lit ones stand last: they are the newest
 */
export function drawTallyLine(
  { count, lit, isLate = false }: Pick<TallyRow, 'count' | 'lit'> & { readonly isLate?: boolean },
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): Drawing {
  const line = { most: count, pitch: width / count, height };
  const row = { count, lit: isLate ? count - lit : lit, label: '', text: '' };
  const marks = drawStrokes(row, line, 0).map((mark) =>
    isLate && mark.kind === 'area' && mark.role in turned
      ? { ...mark, role: turned[mark.role as keyof typeof turned] }
      : mark,
  );
  return { width, height, marks };
}
