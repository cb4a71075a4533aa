import type { LinkedMarks } from '#lib/core/chart';
import { drawYearStops } from './year-stops';

const days = [
  { iso: '2026-11-20', title: 'Nach neun Sekunden abgelehnt', text: '20. Nov.', path: '/a/' },
  {
    iso: '2026-11-05',
    title: 'Ein Name, der auf einem Telefon in einer Zeile nicht steht und umbricht',
    text: '5. Nov.',
  },
  { iso: '2026-10-09', title: 'Kurz', text: '9. Okt.' },
  { iso: '2026-08-27', title: 'Früher', text: '27. Aug.' },
];
const earlier = { title: 'Ein früherer Beitrag', path: '#posts' };

describe('the last days of a year on phones', () => {
  const { links = [], marks, height, width } = drawYearStops(2026, days, 344, earlier);
  const drawn = links.flatMap((link) => link.marks);
  const stops = drawn.flatMap((mark) => (mark.kind === 'station' ? [mark.y] : []));

  it('are even stops, further apart only where a name takes more lines', () => {
    const [first = 0, second = 0, third = 0] = stops;
    expect(second - first).toBe(44);
    expect(third - second).toBeGreaterThan(44);
    expect(height).toBeLessThan(300);
  });

  it('have their names beside them, within the drawing, the plate at its edge', () => {
    const words = drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    expect(words.map(({ text }) => text)).toContain('20. Nov.');
    for (const { x, y } of words) {
      expect(x).toBeGreaterThan(29);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
    const plates = marks.flatMap((mark) => (mark.kind === 'plate' ? [mark.x - mark.width / 2] : []));
    expect(plates).toEqual([0]);
  });

  it('are links, the newest first, and the last one leads to the others', () => {
    const textsOf = (stop: LinkedMarks | undefined): string[] =>
      (stop?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(links.map(({ href }) => href)).toEqual(['/a/', undefined, undefined, '#posts']);
    expect(textsOf(links.at(-1))).toEqual([earlier.title]);
    const all = drawYearStops(2026, days.slice(0, 3), 344, earlier).links ?? [];
    expect(all.flatMap(textsOf)).not.toContain(earlier.title);
  });
});
