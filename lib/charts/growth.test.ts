import type { Drawing } from '#lib/core/chart';
import { drawGrowth } from './growth';
import { expectSound } from './testing';

const counts = [
  { name: '2024', count: 10, label: '10' },
  { name: '2025', count: 12, label: '12' },
  { name: '2026', count: 16, label: '16' },
];

describe.each(Object.entries<Drawing>(drawGrowth(counts, '4 neue im Jahr 2026')))(
  'growth, %s',
  (_, drawing) => {
    it('has nothing outside, no overlapping labels, and every label', () => {
      expectSound(drawing);
      const said = drawing.marks.flatMap((mark) =>
        mark.kind === 'text' ? [mark.text, ...(mark.more ? [mark.more.text] : [])] : [],
      );
      const words = [...counts.flatMap(({ name, label }) => [name, label]), '4 neue im Jahr 2026'];
      expect(said.toSorted()).toEqual(words.toSorted());
    });

    it('has a bar for each count, with new ones highlighted', () => {
      const ends = drawing.marks.flatMap((mark) =>
        mark.kind === 'area'
          ? [[mark.role, ...(/^M([\d.]+) [\d.]+h([\d.]+)/.exec(mark.d)?.slice(1).map(Number) ?? [])]]
          : [],
      );
      expect(ends.map(([role]) => role)).toEqual(['side', 'side', 'side', 'main']);
      const [, left, width] = ends[3] ?? [];
      const value = drawing.marks.find((mark) => mark.kind === 'text' && mark.text === '16');
      expect(value && 'x' in value ? value.x : 0).toBeGreaterThan(Number(left) + Number(width));
    });
  },
);
