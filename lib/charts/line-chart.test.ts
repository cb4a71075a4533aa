import type { Mark } from '#lib/core/chart';
import { listSampleDays } from '#tests/support/jest/sample-rates';
import { drawLineChart, type DayValue } from './line-chart';
import { expectSound, readPath } from './testing';

const format = { value: (value: number) => value.toFixed(4), day: (day: string) => day };

const pointsOf = (count: number): DayValue[] =>
  listSampleDays('2026-02-13', count)
    .map(({ day, rates }) => ({ day, value: rates['SEK'] ?? NaN }))
    .toReversed();

const pick = <K extends Mark['kind']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe.each([2, 3, 5, 62])('the line of %i days', (count) => {
  const points = pointsOf(count);

  it.each(Object.entries(drawLineChart(points, format)))('stays within its drawing, %s', (_, drawing) => {
    expectSound(drawing);
    expect(readPath(drawing, 'main')).toHaveLength(count);
  });

  it('has days and rates to scale', () => {
    const places = readPath(drawLineChart(points, format).half, 'main');
    const [first, second, last] = [places[0], places[1], places.at(-1)];
    const [from = 0, next = 0, to = 0] = [points[0], points[1], points.at(-1)].map((point) =>
      Date.parse(point?.day ?? ''),
    );
    const share = ((second?.x ?? 0) - (first?.x ?? 0)) / ((last?.x ?? 0) - (first?.x ?? 0));
    expect(share).toBeCloseTo((next - from) / (to - from), 2);
    const highest = points.reduce(
      (most, point, index) => (point.value > (points[most]?.value ?? 0) ? index : most),
      0,
    );
    expect(Math.min(...places.map(({ y }) => y))).toBe(places[highest]?.y);
  });
});

it('names the lowest and the highest rate, and the newest is a filled point', () => {
  const points = pointsOf(62);
  const { marks } = drawLineChart(points, format).half;
  const values = points.map(({ value }) => value);
  const strong = pick(marks, 'text').filter(({ role }) => role === 'strong');
  expect(strong.map(({ text }) => text)).toEqual(
    [Math.min(...values), Math.max(...values)].map(format.value),
  );
  expect(pick(marks, 'point').filter(({ isFull }) => isFull)).toMatchObject([
    readPath(drawLineChart(points, format).half, 'main').at(-1) ?? {},
  ]);
});

it('runs level where a rate has not moved', () => {
  const level = pointsOf(10).map((point) => ({ ...point, value: 1 }));
  const { half } = drawLineChart(level, format);
  expectSound(half);
  expect(new Set(readPath(half, 'main').map(({ y }) => y)).size).toBe(1);
  expect(pick(half.marks, 'text').filter(({ role }) => role === 'strong')).toHaveLength(1);
});
