import { expectSound, readPath } from './testing';
import { drawTimeline, drawYear } from './timeline';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = [
  { iso: '2026-10-09', title: 'One year on' },
  { iso: '2026-01-01', title: '' },
  { iso: '2026-07-02', title: 'In the middle' },
];

it('a year has its days at true distances, in the order of time, and all its months', () => {
  const { marks } = drawYear(2026, months, days).full ?? { marks: [] };
  const xs = marks.flatMap((mark) => (mark.kind === 'point' ? [mark.x] : []));
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
    'are within the drawing, %s',
    (_, drawing) => {
      expectSound(drawing);
    },
  );

  it.each(Object.entries(drawYear(2026, months, linked, first)))(
    'are links together with their points if they have a target, %s',
    (_, { links = [], marks }) => {
      expect(links.map(({ href }) => href)).toEqual(['/en/blog/one/']);
      expect(links[0]?.marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'point']));
      expect(marks.filter(({ kind }) => kind === 'point')).toEqual([]);
    },
  );
});

it('prices have their true distances, those closest to each other in words of their own', () => {
  const events = [
    { at: 112.94, title: '112,94 €', text: 'zum Kurs der EZB' },
    { at: 113.17, title: '113,17 €', text: '+0,23 € zum Kurs des Kartennetzes' },
    { at: 114.87, title: '114,87 €', text: '+1,70 € mit dem Entgelt Ihres Anbieters', isMilestone: true },
  ];
  for (const drawing of Object.values(drawTimeline({ from: 112.9, to: 114.9, ticks: [], events }, 'half'))) {
    expectSound(drawing);
    expect(drawing.marks.filter(({ kind }) => kind === 'diamond' || kind === 'point')).toHaveLength(3);
  }
});

const dates = [
  { at: 76, title: '18. März 2027', text: 'Geschäftsbericht 2026, Pressegespräch um 10 Uhr' },
  { at: 97, title: '8. April 2027', text: 'Offenlegungsbericht 2026 nach Teil 8 CRR' },
  { at: 139, title: '20. Mai 2027', text: 'Ordentliche Hauptversammlung in Berlin' },
  { at: 230, title: '19. August 2027', text: 'Halbjahreszahlen 2027' },
  { at: 321, title: '18. November 2027', text: 'Zahlen der ersten neun Monate 2027' },
];
const monthTicks = Array.from({ length: 12 }, (_, month) => ({ at: month * 30.4, label: 'Sept' }));
const weekTicks = [0, 7, 14].map((at) => ({ at, label: `Tag ${at}` }));
const tasks = [0, 5, 12, 17, 21].map((at) => ({ at, title: 'Eine Aufgabe aus unserer Arbeit' }));

describe.each([
  ['calendar', drawTimeline({ from: 0, to: 365, ticks: monthTicks, events: dates }, 'full')],
  ['days', drawTimeline({ from: 0, to: 21, unit: 1, ticks: weekTicks, events: tasks }, 'full')],
] as const)('timeline, %s', (name, drawings) => {
  const events = name === 'days' ? tasks : dates;

  it.each(Object.entries(drawings))('%s has nothing outside, and no overlapping labels', (_, drawing) => {
    expectSound(drawing);
  });

  it.each(Object.entries(drawings))('%s has an axis from end to end', (size, drawing) => {
    const places = readPath(drawing, 'axis').map(({ x, y }) => (size === 'narrow' ? y : x));
    if (size === 'narrow') expect((places.at(-1) ?? 0) / drawing.height).toBeGreaterThan(0.85);
    else expect(places).toEqual([0, drawing.width]);
  });

  it.each(Object.entries(drawings))('%s has leader lines at right angles or at 45 degrees', (_, drawing) => {
    const leaders = drawing.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role === 'leader'
        ? [readPath({ ...drawing, marks: [mark] }, 'leader')]
        : [],
    );
    for (const leader of leaders)
      for (const [index, { x, y }] of leader.slice(1).entries()) {
        const [across, down] = [Math.abs(x - (leader[index]?.x ?? 0)), Math.abs(y - (leader[index]?.y ?? 0))];
        expect(Math.min(across, down, Math.abs(across - down))).toBeLessThan(0.2);
      }
  });

  it.each(Object.entries(drawings))('%s has its events at true distances', (size, drawing) => {
    const places = drawing.marks.flatMap((mark) =>
      mark.kind === 'point' ? [size === 'narrow' ? mark.y : mark.x] : [],
    );
    const [first = 0] = places;
    const [start, ...rest] = events;
    const scale = ((places.at(-1) ?? 0) - first) / ((events.at(-1)?.at ?? 0) - (start?.at ?? 0));
    for (const [index, { at }] of rest.entries())
      expect(Math.abs((places[index + 1] ?? 0) - first - (at - (start?.at ?? 0)) * scale)).toBeLessThan(0.2);
  });
});
