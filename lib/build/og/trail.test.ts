import type { TypeSetter } from '../image/type-setter';
import { fitDrawing } from './chart-figure';
import { measureBadge } from './badge';
import { planTrail } from './trail';

/** Half an em per letter. */
const setter: TypeSetter = { measure: (text) => text.length / 2, draw: () => '' };

describe('planTrail', () => {
  it('places parent pages on the line without overlap, and the page on a line that branches off at 45 degrees', () => {
    const { badges, route, station } = planTrail(['Stellwerk', 'Glossar'], 430, 1200, setter);
    const [first, second] = badges;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(measureBadge('Stellwerk', setter));
    const [, from, to] = route;
    expect(Math.abs((to?.[0] ?? 0) - (from?.[0] ?? 0))).toBe(Math.abs((to?.[1] ?? 0) - (from?.[1] ?? 0)));
    expect(from?.[0]).toBeGreaterThan((second?.x ?? 0) + measureBadge('Glossar', setter));
    expect(station[0]).toBeLessThan(1200);
    expect(station[1]).toBeLessThan(630);
  });
});

describe('fitDrawing', () => {
  it('keeps the aspect ratio of a chart', () => {
    const box = { x: 500, y: 100, width: 600, height: 400 };
    const { x, y, width, height, scale } = fitDrawing({ width: 680, height: 680, marks: [] }, box);
    expect(width / height).toBe(1);
    expect(scale).toBeCloseTo(400 / 680);
    expect(x).toBeGreaterThanOrEqual(500);
    expect(x + width).toBeLessThanOrEqual(1100);
    expect(y + height).toBeLessThanOrEqual(500);
  });
});
