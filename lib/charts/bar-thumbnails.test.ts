import type { Drawing } from '#lib/core/chart';
import { drawBar, drawBarPair, drawColumns } from './bar-thumbnails';
import { expectSound } from './testing';

/** Boxes of a role: left, top, width, height. */
const boxes = ({ marks }: Drawing, role: string): number[][] =>
  marks.flatMap((mark) =>
    mark.kind === 'area' && mark.role === role
      ? [...mark.d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(([, ...numbers]) =>
          numbers.map(Number),
        )
      : [],
  );

it('a bar has its pieces behind each other, as long as they are large', () => {
  const pieces = [
    { amount: 57, series: 'side' },
    { amount: 7, series: 'main' },
  ] as const;
  const drawing = drawBar(pieces, 64, { width: 260, height: 20 });
  const [[, , others = 0] = []] = boxes(drawing, 'side');
  const [[start = 0, , lit = 0] = []] = boxes(drawing, 'main');
  expect(start).toBe(others);
  expect(lit / others).toBeCloseTo(7 / 57, 2);
  expect(start + lit).toBe(260);
});

it('a pair of bars is to scale, its numbers within the drawing', () => {
  const drawing = drawBarPair(
    [
      { amount: 58, series: 'side', label: '58 %' },
      { amount: 91, series: 'main', label: '91 %' },
    ],
    100,
  );
  expectSound(drawing);
  const [[, , before = 0] = []] = boxes(drawing, 'side');
  const [[, , after = 0] = []] = boxes(drawing, 'main');
  expect(after / before).toBeCloseTo(91 / 58, 2);
});

it('columns stand from the smallest to the largest, as tall as their values', () => {
  const drawing = drawColumns(
    [0.82, 0.12, 0.41].map((value) => ({ value, series: value < 0.2 ? 'main' : 'side' })),
  );
  expectSound(drawing);
  const all = [...boxes(drawing, 'main'), ...boxes(drawing, 'side')];
  const heights = all.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)).map(([, , , height = 0]) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect((heights[0] ?? 0) / (heights[2] ?? 1)).toBeCloseTo(0.12 / 0.82, 1);
});
