import { drawPlates } from './plates';
import { expectSound, readPath } from './testing';

const items = Array.from({ length: 29 }, (_, index) => ({
  name: 'ZAR',
  value: 0.12 + (((index * 7) % 29) / 29) ** 2 * 0.7,
  isMain: index < 9,
}));

const drawings = drawPlates({
  items,
  formatTick: (value) => `${value}\u00a0%`,
  average: { value: 0.37, text: 'Durchschnitt 0,37\u00a0%' },
});

describe.each(Object.entries(drawings))('plates, %s', (_, drawing) => {
  const plates = drawing.marks.flatMap((mark) => (mark.kind === 'plate' ? [mark] : []));

  it('has nothing outside, and no plate on another', () => {
    expectSound(drawing);
  });

  it('has every plate over its value', () => {
    const values = items.map(({ value }) => value).toSorted((a, b) => a - b);
    const [low, high] = [plates[0]?.x ?? 0, plates.at(-1)?.x ?? 0];
    const perUnit = (high - low) / ((values.at(-1) ?? 0) - (values[0] ?? 0));
    expect(plates).toHaveLength(29);
    for (const [index, { x }] of plates.entries())
      expect(Math.abs(x - low - ((values[index] ?? 0) - (values[0] ?? 0)) * perUnit)).toBeLessThan(0.2);
  });

  it('has its lowest plates close above the scale', () => {
    const scale = readPath(drawing, 'edge')[0]?.y ?? 0;
    expect(scale - Math.max(...plates.map(({ y }) => y)) - 12).toBeLessThan(20);
  });
});
