import { expectSound } from './testing';
import { drawTimeAxis, drawYear } from './time-axis';

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

describe.each([0, 6])('the days of a year from month %i on', (first) => {
  const linked = days.slice(0, 1).map((day) => ({ ...day, path: '/en/blog/one/' }));

  const shown = days.filter(({ iso }) => Number(iso.slice(5, 7)) > first);

  it.each(Object.entries(drawYear(2026, months, shown, first)))(
    'stand within the drawing, %s',
    (_, drawing) => {
      expectSound(drawing);
    },
  );

  it.each(Object.entries(drawYear(2026, months, linked, first)))(
    'are links with their stations where they lead somewhere, %s',
    (_, { links = [], marks }) => {
      expect(links.map(({ href }) => href)).toEqual(['/en/blog/one/']);
      expect(links[0]?.marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'station']));
      expect(marks.filter(({ kind }) => kind === 'station')).toEqual([]);
    },
  );
});

it('prices have their true distances, those closest to each other in words of their own', () => {
  const events = [
    { at: 112.94, title: '112,94 €', text: 'zum Kurs der EZB' },
    { at: 113.17, title: '113,17 €', text: '+0,23 € zum Kurs des Kartennetzes' },
    { at: 114.87, title: '114,87 €', text: '+1,70 € mit dem Entgelt Ihres Anbieters', isTurn: true },
  ];
  for (const drawing of Object.values(drawTimeAxis({ from: 112.9, to: 114.9, ticks: [], events }, 'half'))) {
    expectSound(drawing);
    expect(drawing.marks.filter(({ kind }) => kind === 'event' || kind === 'station')).toHaveLength(3);
  }
});
