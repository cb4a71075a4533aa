import type { Drawing } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSpanAmong, drawSpans } from './spans';
import { expectSound, readPath } from './testing';
import { drawTimeAxis } from './time-axis';

const bands = [
  { name: 'Einstieg', from: 48_000, to: 58_000, text: '48.000 bis 58.000 €', isMain: false },
  { name: 'Senior', from: 74_000, to: 94_000, text: '74.000 bis 94.000 €', isMain: true },
  { name: 'Principal', from: 94_000, to: 118_000, text: '94.000 bis 118.000 €', isMain: false },
  { name: 'Teamleitung', from: 98_000, to: 126_000, text: '98.000 bis 126.000 €', isMain: false },
];

const areas = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'area' ? [mark.d.match(/[\d.]+/g)?.map(Number) ?? []] : []));

describe.each(Object.entries(drawSpans({ spans: bands, formatTick: (value) => `${value / 1000}` })))(
  'spans, %s',
  (_, drawing) => {
    it('has nothing outside, and no words on words', () => {
      expectSound(drawing);
    });

    it('has its platforms at true places on one scale', () => {
      const perThousand = drawing.width / 78;
      for (const [index, [left = 0, , width = 0]] of areas(drawing).entries()) {
        const { from, to } = bands[index] ?? { from: 0, to: 0 };
        expect(left).toBeCloseTo(((from - 48_000) / 1000) * perThousand, 0);
        expect(width).toBeCloseTo(((to - from) / 1000) * perThousand, 0);
      }
    });
  },
);

const among = drawSpanAmong({
  spans: bands,
  from: 45_000,
  to: 130_000,
  formatTick: (value) => `${value / 1000}`,
  formatFirst: (value) => `${value / 1000} €`,
});

describe.each(Object.entries(among))('one span among others, %s', (_, drawing) => {
  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('has its names in one column, and the unit on the first number alone', () => {
    const words = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    const names = words.filter(({ y }) => y !== 14);
    expect(names.map(({ text, x }) => [text, x])).toEqual(bands.map(({ name }) => [name, 0]));
    const numbers = words.filter(({ y }) => y === 14).map(({ text }) => text);
    expect(numbers.filter((text) => text.endsWith(' €'))).toEqual(numbers.slice(0, 1));
  });

  it('leaves room between the numbers of its scale', () => {
    const long = drawSpanAmong({
      spans: bands,
      from: 45_000,
      to: 130_000,
      formatTick: (value) => `${value / 1000},000`,
    });
    for (const { marks } of Object.values(long)) {
      const numbers = marks.flatMap((mark) => (mark.kind === 'text' && mark.y === 14 ? [mark] : []));
      expect(numbers.length).toBeGreaterThan(1);
      const ends = numbers.map(({ x, text }) => [x, measureText(text, 13, 'note') / 2] as const);
      for (const [index, [x, half]] of ends.slice(1).entries()) {
        const [before = 0, halfBefore = 0] = ends[index] ?? [];
        expect(x - half - before - halfBefore).toBeGreaterThanOrEqual(11.9);
      }
    }
  });

  it('has one platform, at its true place, and rails for the others', () => {
    const [[left = 0, , width = 0] = [], ...more] = areas(drawing);
    expect(more).toEqual([]);
    const from = readPath(drawing, 'rule')[0]?.x ?? 0;
    const perThousand = (drawing.width - from) / 85;
    expect(left).toBeCloseTo(drawing.width - 56 * perThousand, 0);
    expect(width).toBeCloseTo(20 * perThousand, 0);
    expect(readPath(drawing, 'side')).toHaveLength(2 * (bands.length - 1));
  });
});

it.each(
  Object.entries(
    drawSpans({ spans: bands, from: 45_000, to: 130_000, formatTick: (value) => `${value / 1000}.000` }),
  ),
)('has even numbers and no ends on a scale beyond its spans, %s', (_, drawing) => {
  expectSound(drawing);
  const numbers = drawing.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.y === 14 ? [Number.parseInt(mark.text)] : [],
  );
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  expect(new Set(steps).size).toBe(1);
  expect(numbers.every((value) => value % 10 === 0)).toBe(true);
});

const dates = [
  { at: 76, title: '18. März 2027', text: 'Geschäftsbericht 2026, Pressegespräch um 10 Uhr' },
  { at: 97, title: '8. April 2027', text: 'Offenlegungsbericht 2026 nach Teil 8 CRR' },
  { at: 139, title: '20. Mai 2027', text: 'Ordentliche Hauptversammlung in Berlin' },
  { at: 230, title: '19. August 2027', text: 'Halbjahreszahlen 2027' },
  { at: 321, title: '18. November 2027', text: 'Zahlen der ersten neun Monate 2027' },
];
const months = Array.from({ length: 12 }, (_, month) => ({ at: month * 30.4, label: 'Sept' }));
const weeks = [0, 7, 14].map((at) => ({ at, label: `Tag ${at}` }));
const days = [0, 5, 12, 17, 21].map((at) => ({ at, title: 'Eine Aufgabe aus unserer Arbeit' }));

describe.each([
  ['calendar', drawTimeAxis({ from: 0, to: 365, ticks: months, events: dates }, 'full')],
  ['days', drawTimeAxis({ from: 0, to: 21, unit: 1, ticks: weeks, events: days }, 'full')],
] as const)('time axis, %s', (name, drawings) => {
  const events = name === 'days' ? days : dates;

  it.each(Object.entries(drawings))('%s has nothing outside, and no words on words', (_, drawing) => {
    expectSound(drawing);
  });

  it.each(Object.entries(drawings))('%s has an edge from end to end', (size, drawing) => {
    const places = readPath(drawing, 'edge').map(({ x, y }) => (size === 'narrow' ? y : x));
    if (size === 'narrow') expect((places.at(-1) ?? 0) / drawing.height).toBeGreaterThan(0.85);
    else expect(places).toEqual([0, drawing.width]);
  });

  it.each(Object.entries(drawings))('%s has lead lines at right angles or at 45 degrees', (_, drawing) => {
    const leads = drawing.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role === 'lead' ? [readPath({ ...drawing, marks: [mark] }, 'lead')] : [],
    );
    for (const lead of leads)
      for (const [index, { x, y }] of lead.slice(1).entries()) {
        const [across, down] = [Math.abs(x - (lead[index]?.x ?? 0)), Math.abs(y - (lead[index]?.y ?? 0))];
        expect(Math.min(across, down, Math.abs(across - down))).toBeLessThan(0.2);
      }
  });

  it.each(Object.entries(drawings))('%s has its events at true distances', (size, drawing) => {
    const places = drawing.marks.flatMap((mark) =>
      mark.kind === 'station' ? [size === 'narrow' ? mark.y : mark.x] : [],
    );
    const [first = 0] = places;
    const [start, ...rest] = events;
    const scale = ((places.at(-1) ?? 0) - first) / ((events.at(-1)?.at ?? 0) - (start?.at ?? 0));
    for (const [index, { at }] of rest.entries())
      expect(Math.abs((places[index + 1] ?? 0) - first - (at - (start?.at ?? 0)) * scale)).toBeLessThan(0.2);
  });
});
