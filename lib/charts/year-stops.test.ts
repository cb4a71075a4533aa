import { drawYearStops } from './year-stops';

const days = [
  { iso: '2026-10-09', title: 'Nach neun Sekunden abgelehnt', text: '9. Okt.' },
  {
    iso: '2026-11-05',
    title: 'Ein Name, der auf einem Telefon in einer Zeile nicht steht und umbricht',
    text: '5. Nov.',
  },
  { iso: '2026-11-20', title: 'Kurz', text: '20. Nov.' },
];

describe('the last days of a year on phones', () => {
  const { marks, height, width } = drawYearStops(2026, days, 344);
  const stops = marks.flatMap((mark) => (mark.kind === 'station' ? [mark.y] : []));

  it('are even stops, further apart only where a name takes more lines', () => {
    const [first = 0, second = 0, third = 0] = stops;
    expect(second - first).toBe(44);
    expect(third - second).toBeGreaterThan(44);
    expect(height).toBeLessThan(260);
  });

  it('have their names beside them, within the drawing', () => {
    const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    expect(words.map(({ text }) => text)).toContain('20. Nov.');
    for (const { x, y } of words) {
      expect(x).toBeGreaterThan(29);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  });
});
