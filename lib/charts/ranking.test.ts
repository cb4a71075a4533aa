import type { Drawing } from '#lib/core/chart';
import { drawRankedRow, drawRankingThumbnail } from './ranking';
import { expectSound, readPath } from './testing';

const stationOf = ({ marks }: Drawing): number =>
  marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []))[0] ?? 0;

describe('a row of a ranking', () => {
  const [half, most] = [0.41, 0.82].map((value) => drawRankedRow({ value, isMain: true }, 0.82)) as [
    Drawing,
    Drawing,
  ];

  it('has its station at its value on the scale of all', () => {
    expect(stationOf(half) / stationOf(most)).toBeCloseTo(0.5, 2);
    expectSound(most);
  });
});

describe('a ranking in small', () => {
  const values = [0.82, 0.12, 0.41];
  const drawing = drawRankingThumbnail(values.map((value) => ({ value, isMain: value < 0.2 })));

  it('has a track for each, from the smallest to the largest, from one base', () => {
    expectSound(drawing);
    const places = [...readPath(drawing, 'main'), ...readPath(drawing, 'side')];
    const base = Math.max(...places.map(({ y }) => y));
    const heights = places.filter(({ y }) => y < base).map(({ x, y }) => ({ x, height: base - y }));
    const sorted = heights.toSorted((a, b) => a.x - b.x).map(({ height }) => height);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    expect((sorted[0] ?? 0) / (sorted[2] ?? 1)).toBeCloseTo(0.12 / 0.82, 1);
  });
});
