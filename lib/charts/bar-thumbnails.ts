import { scaleLinear } from 'd3-scale';
import { thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { boxPath } from './geometry';
import { drawArea, drawLine, drawText, widthOf } from './marks';

/** A part of a bar: the main value, or what it is compared with. */
type BarPiece = { readonly amount: number; readonly series: 'main' | 'side' };

type Size = Pick<Drawing, 'width' | 'height'>;

/** One bar without text for a row of a list or table; its axis ends at `most`. */
export function drawBar(pieces: readonly BarPiece[], most: number, { width, height }: Size): Drawing {
  const x = scaleLinear([0, most], [0, width]);
  let from = 0;
  const marks = pieces.map(({ amount, series }): Mark => {
    const begin = x(from);
    from += amount;
    return drawArea(series, boxPath(begin, 0, x(from) - begin, height));
  });
  return { width, height, marks };
}

/** Height of a bar, distance of two bars, and from a bar to its number, in px. */
const row = { height: 12, pitch: 26, gap: 8 } as const;

type LabelledBar = BarPiece & { readonly label: string };

/** Two bars, each with its number, for a row of a list. */
export function drawBarPair(bars: readonly [LabelledBar, LabelledBar], most: number): Drawing {
  const { width, height } = thumbnail;
  const room = Math.max(...bars.map(({ label }) => widthOf('label', label))) * 1.1 + row.gap;
  const x = scaleLinear([0, most || 1], [0, width - room]);
  const marks = bars.flatMap(({ amount, series, label }, index): Mark[] => {
    const y = 7 + index * row.pitch;
    const role = series === 'main' ? 'strong' : 'label';
    return [
      drawArea(series, boxPath(0, y, x(amount), row.height)),
      drawText(role, { x: Math.round(x(amount)) + row.gap, y: y + 11 }, label),
    ];
  });
  return { width, height, marks };
}

export type Column = Omit<BarPiece, 'amount'> & { readonly value: number };

/** A column chart without text, from the smallest value to the largest. */
export function drawColumns(columns: readonly Column[], { width, height }: Size = thumbnail): Drawing {
  const sorted = columns.toSorted((a, b) => a.value - b.value);
  const scaleHeight = scaleLinear([0, sorted.at(-1)?.value ?? 1], [0, height - 6]);
  const pitch = width / sorted.length;
  const join = (series: Column['series']): string =>
    sorted
      .map(({ value, series: own }, index) =>
        own === series
          ? boxPath((index + 0.2) * pitch, height - 2 - scaleHeight(value), 0.6 * pitch, scaleHeight(value))
          : '',
      )
      .join('');
  return {
    width,
    height,
    marks: [
      drawArea('side', join('side')),
      drawArea('main', join('main')),
      drawLine('axis', `M0 ${height - 1}H${width}`),
    ],
  };
}
