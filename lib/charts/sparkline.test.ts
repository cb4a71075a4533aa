import { drawSparkline } from './sparkline';

const values = [17.9, 16.8, 17.2, 18.1, 18.6];

describe.each(['figure', 'row'] as const)('sparkline, %s', (size) => {
  const { width, height, points, base } = drawSparkline(values, size);

  it('has equidistant points for all numbers within its box', () => {
    expect(points).toHaveLength(values.length);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(height);
    }
    const [first, second, third] = points.map(({ x }) => x);
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0));
  });

  it('keeps the proportions of its numbers', () => {
    const [a, b, c] = points.map(({ y }) => y) as [number, number, number];
    expect((a - b) / (c - b)).toBeCloseTo((17.9 - 16.8) / (17.2 - 16.8), 0);
    expect(base).toBeGreaterThan(Math.max(a, b, c));
  });
});

describe('zero', () => {
  it('is the baseline of both sizes, so that equal numbers look alike', () => {
    for (const size of ['figure', 'row'] as const) {
      const { base, points } = drawSparkline([22, 57], size);
      const [low = 0, high = 0] = points.map(({ y }) => base - y);
      expect(low / high).toBeCloseTo(22 / 57, 1);
    }
  });

  it('is above losses', () => {
    const { base, points } = drawSparkline([-2.6, -1.3, 13.6], 'row');
    expect(points.map(({ y }) => y > base)).toEqual([true, true, false]);
  });
});
