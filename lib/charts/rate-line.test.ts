import type { Mark } from '#lib/core/chart';
import { listSampleDays } from '#tests/support/jest/sample-rates';
import { drawRateLine, type RatePoint } from './rate-line';
import { expectSound, readPath } from './testing';

const format = { rate: (value: number) => value.toFixed(4), day: (day: string) => day };

const pointsOf = (count: number): RatePoint[] =>
  listSampleDays('2026-02-13', count)
    .map(({ day, rates }) => ({ day, rate: rates['SEK'] ?? NaN }))
    .toReversed();

const pick = <K extends Mark['kind']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe.each([2, 3, 5, 62])('the line of %i days', (count) => {
  const points = pointsOf(count);

  it.each(Object.entries(drawRateLine(points, format)))('stands within its drawing, %s', (_, drawing) => {
    expectSound(drawing);
    expect(readPath(drawing, 'main')).toHaveLength(count);
  });

  it('has its days as far apart as they are, and its rates as high', () => {
    const places = readPath(drawRateLine(points, format).half, 'main');
    const [first, second, last] = [places[0], places[1], places.at(-1)];
    const [from = 0, next = 0, to = 0] = [points[0], points[1], points.at(-1)].map((point) =>
      Date.parse(point?.day ?? ''),
    );
    const share = ((second?.x ?? 0) - (first?.x ?? 0)) / ((last?.x ?? 0) - (first?.x ?? 0));
    expect(share).toBeCloseTo((next - from) / (to - from), 2);
    const highest = points.reduce(
      (most, point, index) => (point.rate > (points[most]?.rate ?? 0) ? index : most),
      0,
    );
    expect(Math.min(...places.map(({ y }) => y))).toBe(places[highest]?.y);
  });
});

it('names the lowest and the highest rate, and the newest is a full station', () => {
  const points = pointsOf(62);
  const { marks } = drawRateLine(points, format).half;
  const rates = points.map(({ rate }) => rate);
  const strong = pick(marks, 'text').filter(({ role }) => role === 'strong');
  expect(strong.map(({ text }) => text)).toEqual([Math.min(...rates), Math.max(...rates)].map(format.rate));
  expect(pick(marks, 'station').filter(({ isFull }) => isFull)).toMatchObject([
    readPath(drawRateLine(points, format).half, 'main').at(-1) ?? {},
  ]);
});

it('runs level where a rate has not moved', () => {
  const level = pointsOf(10).map((point) => ({ ...point, rate: 1 }));
  const { half } = drawRateLine(level, format);
  expectSound(half);
  expect(new Set(readPath(half, 'main').map(({ y }) => y)).size).toBe(1);
  expect(pick(half.marks, 'text').filter(({ role }) => role === 'strong')).toHaveLength(1);
});
