import type { Drawing } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawCompactGantt, drawGantt } from './gantt';
import { expectSound, readPath } from './testing';

const bands = [
  { name: 'Einstieg', from: 48_000, to: 58_000, text: '48.000 bis 58.000 €', isMain: false },
  { name: 'Senior', from: 74_000, to: 94_000, text: '74.000 bis 94.000 €', isMain: true },
  { name: 'Principal', from: 94_000, to: 118_000, text: '94.000 bis 118.000 €', isMain: false },
  { name: 'Teamleitung', from: 98_000, to: 126_000, text: '98.000 bis 126.000 €', isMain: false },
];

const areas = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'area' ? [mark.d.match(/[\d.]+/g)?.map(Number) ?? []] : []));

describe.each(Object.entries(drawGantt({ spans: bands, formatTick: (value) => `${value / 1000}` })))(
  'Gantt chart, %s',
  (_, drawing) => {
    it('has nothing outside, and no overlapping labels', () => {
      expectSound(drawing);
    });

    it('has its bars at true positions on one axis', () => {
      const perThousand = drawing.width / 78;
      for (const [index, [left = 0, , width = 0]] of areas(drawing).entries()) {
        const { from, to } = bands[index] ?? { from: 0, to: 0 };
        expect(left).toBeCloseTo(((from - 48_000) / 1000) * perThousand, 0);
        expect(width).toBeCloseTo(((to - from) / 1000) * perThousand, 0);
      }
    });
  },
);

const among = drawCompactGantt({
  spans: bands,
  from: 45_000,
  to: 130_000,
  formatTick: (value) => `${value / 1000}`,
  formatFirst: (value) => `${value / 1000} €`,
});

describe.each(Object.entries(among))('compact Gantt chart, %s', (_, drawing) => {
  it('has nothing outside, and no overlapping labels', () => {
    expectSound(drawing);
  });

  it('has its names in one column, and the unit on the first label alone', () => {
    const words = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    const names = words.filter(({ y }) => y !== 14);
    expect(names.map(({ text, x }) => [text, x])).toEqual(bands.map(({ name }) => [name, 0]));
    const numbers = words.filter(({ y }) => y === 14).map(({ text }) => text);
    expect(numbers.filter((text) => text.endsWith(' €'))).toEqual(numbers.slice(0, 1));
  });

  it('leaves room between the labels of its axis', () => {
    const long = drawCompactGantt({
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

  it('has one bar, at its true position, and thin lines for the others', () => {
    const [[left = 0, , width = 0] = [], ...more] = areas(drawing);
    expect(more).toEqual([]);
    const from = readPath(drawing, 'grid')[0]?.x ?? 0;
    const perThousand = (drawing.width - from) / 85;
    expect(left).toBeCloseTo(drawing.width - 56 * perThousand, 0);
    expect(width).toBeCloseTo(20 * perThousand, 0);
    expect(readPath(drawing, 'side')).toHaveLength(2 * (bands.length - 1));
  });
});

it.each(
  Object.entries(
    drawGantt({ spans: bands, from: 45_000, to: 130_000, formatTick: (value) => `${value / 1000}.000` }),
  ),
)('has even labels on an axis that is longer than its spans, %s', (_, drawing) => {
  expectSound(drawing);
  const numbers = drawing.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.y === 14 ? [Number.parseInt(mark.text)] : [],
  );
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  expect(new Set(steps).size).toBe(1);
  expect(numbers.every((value) => value % 10 === 0)).toBe(true);
});

const waits = [
  { name: 'Check of the register', text: '2 business days', from: 0, to: 2, latest: 2, isMain: true },
  {
    name: 'Payments that are still on their way',
    text: '2 to 5 days',
    from: 0,
    to: 2,
    latest: 5,
    isMain: true,
  },
  { name: 'Transfer', text: '10 seconds if instant, else a day', from: 4, to: 4, latest: 5, isMain: true },
  { name: 'Letter', text: 'post and one day', from: 0, to: 1, latest: Infinity, isMain: true },
  { name: 'Reserve', text: '8 weeks', from: 0, to: 56, isMain: true },
];
const days = drawGantt({
  ...{ spans: waits, from: 0, to: 5, isWhole: true },
  ...{ formatTick: String, formatFirst: (value) => `${value} day` },
});

describe.each(Object.entries<Drawing>(days))('Gantt chart of uncertain durations, %s', (_, drawing) => {
  const day = (drawing.width - 36) / 5;

  it('has nothing outside, and no overlapping labels', () => {
    expectSound(drawing);
  });

  it('has solid bars for certain durations, and a short one for none', () => {
    const [check, payments, transfer, letter] = areas(drawing).map(([, , width = 0]) => width);
    expect([check, payments]).toEqual([expect.closeTo(2 * day, 0), expect.closeTo(2 * day, 0)]);
    expect(transfer).toBe(6);
    expect(letter).toBeCloseTo(day, 0);
  });

  it('is dashed up to the latest end, or to the edge if that is unknown', () => {
    const ends = readPath(drawing, 'expected').map(({ x }) => x);
    expect(ends.slice(0, 2)).toEqual([expect.closeTo(2 * day, 0), expect.closeTo(5 * day, 0)]);
    expect(ends[3]).toBeCloseTo(5 * day, 0);
    expect(ends.at(-1)).toBe(drawing.width);
  });

  it('interrupts a bar that ends beyond the axis', () => {
    const breaks = drawing.marks.flatMap((mark) =>
      mark.kind === 'area' && mark.d.includes('L') ? [Number(/H([\d.]+)L/.exec(mark.d)?.[1])] : [],
    );
    expect(breaks).toEqual([drawing.width - 18]);
  });

  it('counts whole days, the unit on the first', () => {
    const labels = drawing.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.y === 14 ? [mark.text] : [],
    );
    expect(labels).toEqual(['1 day', '2', '3', '4', '5']);
  });
});

const steps = [
  { name: '€8,000 arrives', note: 'from a reference account' },
  { name: 'It becomes tokens' },
  { name: 'The tokens leave', note: 'an hour later' },
];
const observed = [
  { name: 'The payment', text: 'unremarkable', from: 0, to: 1, isMain: false },
  { name: 'The transfer', text: 'unremarkable', from: 1, to: 2, isMain: false },
  { name: 'The sequence', text: 'through in an hour', from: 0, to: 2, isMain: true },
];

describe.each(Object.entries<Drawing>(drawGantt({ steps, spans: observed, formatTick: String })))(
  'Gantt chart of named steps, %s',
  (_, drawing) => {
    it('has nothing outside, and no overlapping labels', () => {
      expectSound(drawing);
    });

    it('has a point for each step, at equal distances, and bars from point to point', () => {
      const [first = 0, second = 0, third = 0] = drawing.marks.flatMap((mark) =>
        mark.kind === 'point' ? [mark.x] : [],
      );
      expect(second - first).toBeCloseTo(third - second);
      const ends = areas(drawing).map(([left = 0, , width = 0]) => [left, left + width]);
      expect(ends.flat()).toEqual(
        [first, second, second, third, first, third].map((x) => expect.closeTo(x, 0)),
      );
    });

    it('has every name and note', () => {
      const words = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');
      for (const { name, note = '' } of steps) for (const part of [name, note]) expect(words).toContain(part);
      for (const { name, text } of observed) for (const part of [name, text]) expect(words).toContain(part);
    });
  },
);
