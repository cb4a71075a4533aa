import type { Drawing } from '#lib/core/chart';
import { expectSound, readPath } from './testing';
import { drawYard } from './yard';

const counts = [
  { day: '2023-12-31', name: '2023', count: 4, label: '4' },
  { day: '2024-12-31', name: '2024', count: 10, label: '10' },
  { day: '2025-12-31', name: '2025', count: 12, label: '12' },
];

const drawings = Object.entries<Drawing>(drawYard({ counts, words: '2 neue' }, 'full'));

const stationsOf = (drawing: Drawing) => drawing.marks.filter((mark) => mark.kind === 'station');

describe('drawYard', () => {
  it.each(drawings)('%s: nothing stands outside, no words on words', (_size, drawing) => {
    expectSound(drawing);
  });

  it.each(drawings)('%s: has a track for each, and the newest are lit', (_size, drawing) => {
    const count = (role: string): number =>
      drawing.marks
        .flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []))
        .join('')
        .split('H').length - 1;
    expect([count('track'), count('main')]).toEqual([10, 2]);
  });

  it.each(drawings)('%s: stations stand at their days and counts', (_size, drawing) => {
    const [first, second, last] = stationsOf(drawing);
    if (!first || !second || !last) throw new Error('no stations');
    expect((second.x - first.x) / (last.x - first.x)).toBeCloseTo(366 / 731, 2);
    expect((first.y - second.y) / (first.y - last.y)).toBeCloseTo(6 / 8, 5);
    // A lit track begins on the ladder, at or before the last count.
    expect(
      readPath(drawing, 'main')
        .filter((_, index) => index % 2 === 0)
        .every(({ x }) => x <= last.x),
    ).toBe(true);
  });
});
