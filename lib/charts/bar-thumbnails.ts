import { scaleLinear } from 'd3-scale';
import { thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { boxPath } from './geometry';

/** A part of a bar: the main value, or what it is compared with. */
type BarPiece = { readonly amount: number; readonly track: 'main' | 'side' };

type Size = Pick<Drawing, 'width' | 'height'>;

/** One bar without words, to stand in a row of a list or a table, on a scale that ends at `most`. */
export function drawBar(pieces: readonly BarPiece[], most: number, { width, height }: Size): Drawing {
  const x = scaleLinear([0, most], [0, width]);
  let from = 0;
  const marks = pieces.map(({ amount, track }): Mark => {
    const begin = x(from);
    from += amount;
    return { kind: 'area', role: track, d: boxPath(begin, 0, x(from) - begin, height) };
  });
  return { width, height, marks };
}

/** Px of a bar with its number, from one to the next, and between the two. */
const row = { height: 12, pitch: 26, gap: 8 } as const;

type LabelledBar = BarPiece & { readonly label: string };

/** Two numbers below each other, each at the end of its bar, for a row of a list. */
export function drawBarPair(bars: readonly [LabelledBar, LabelledBar], most: number): Drawing {
  const { width, height } = thumbnail;
  const room = Math.max(...bars.map(({ label }) => measureText(label, 14))) * 1.1 + row.gap;
  const x = scaleLinear([0, most || 1], [0, width - room]);
  const marks = bars.flatMap(({ amount, track, label }, index): Mark[] => {
    const y = 7 + index * row.pitch;
    const role = track === 'main' ? 'strong' : 'label';
    return [
      { kind: 'area', role: track, d: boxPath(0, y, x(amount), row.height) },
      { kind: 'text', role, x: Math.round(x(amount)) + row.gap, y: y + 11, text: label },
    ];
  });
  return { width, height, marks };
}

export type Column = Omit<BarPiece, 'amount'> & { readonly value: number };

/** Values side by side from one base, from the smallest to the largest. */
export function drawColumns(columns: readonly Column[], { width, height }: Size = thumbnail): Drawing {
  const sorted = columns.toSorted((a, b) => a.value - b.value);
  const tall = scaleLinear([0, sorted.at(-1)?.value ?? 1], [0, height - 6]);
  const pitch = width / sorted.length;
  const join = (track: Column['track']): string =>
    sorted
      .map(({ value, track: own }, index) =>
        own === track
          ? boxPath((index + 0.2) * pitch, height - 2 - tall(value), 0.6 * pitch, tall(value))
          : '',
      )
      .join('');
  return {
    width,
    height,
    marks: [
      { kind: 'area', role: 'side', d: join('side') },
      { kind: 'area', role: 'main', d: join('main') },
      { kind: 'line', role: 'edge', d: `M0 ${height - 1}H${width}` },
    ],
  };
}
