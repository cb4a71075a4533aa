import { expectSound } from './testing';
import { drawYear, drawYearStrip } from './year';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = [
  { iso: '2026-10-09', title: 'One year on' },
  { iso: '2026-01-01', title: '' },
  { iso: '2026-07-02', title: 'In the middle' },
];

it('a year has its days at true distances, in the order of time, and all its months', () => {
  const { marks } = drawYear(2026, months, days).full ?? { marks: [] };
  const xs = marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
  expect(xs).toHaveLength(3);
  const [first = 0, middle = 0, last = 0] = xs;
  expect((last - first) / (middle - first)).toBeCloseTo(281 / 182, 1);
  const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(words).toEqual(expect.arrayContaining([...months, 'One year on']));
});

describe('a year in small', () => {
  const days = ['2027-03-18', '2027-04-08', '2027-05-20', '2027-11-18'].map((iso) => ({
    iso,
    label: '8. Apr.',
  }));
  const { width, ...drawing } = drawYearStrip(2027, days);

  it('has its days at true distances, and no words on words', () => {
    expectSound({ width, ...drawing });
    const places = drawing.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
    const dayOfYear = [76, 97, 139, 321];
    for (const [index, x] of places.entries())
      expect(Math.abs(x - ((dayOfYear[index] ?? 0) / 365) * width)).toBeLessThan(2);
  });
});
