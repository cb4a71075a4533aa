import type { Drawing, Mark } from '#lib/core/chart';
import { drawBarChart } from './bar-chart';
import type { BarChart } from './bar-chart-frame';
import { toTenths } from './geometry';
import { expectSound, expectWordsFree, readPath } from './testing';

const chart: BarChart = {
  limit: {
    amount: 100,
    text: '€100,000 protected at each bank',
    within: { share: '€45,000', name: 'protected' },
    over: { share: '€25,000', name: 'not protected' },
  },
  rows: [
    {
      group: 'App uses Bank A only',
      name: 'Bank A',
      parts: [
        { amount: 55, share: '€55,000', name: 'savings', series: 'side' },
        { amount: 70, share: '€70,000', name: 'in the app', series: 'main' },
      ],
    },
    {
      group: 'App uses Bank B only',
      name: 'Bank A',
      parts: [{ amount: 55, share: '€55,000', series: 'side' }],
    },
    { name: 'Bank B', parts: [{ amount: 70, share: '€70,000', series: 'main' }] },
  ],
};

function readEnds(d: string): number[] {
  const [, left = NaN, width = NaN] = /^M([\d.]+) [\d.]+h([\d.]+)/.exec(d)?.map(Number) ?? [];
  return [left, toTenths(left + width)];
}

/** Left and right ends of outlines and bars, by role. */
function listEnds({ marks }: Drawing, role: string): number[][] {
  return marks.flatMap((mark: Mark) =>
    (mark.kind === 'area' || mark.kind === 'line') && mark.role === role ? [readEnds(mark.d)] : [],
  );
}

describe.each(Object.entries<Drawing>(drawBarChart(chart)))('bar chart, %s', (_, drawing) => {
  it('has nothing outside, no overlapping labels, and no limit line through labels', () => {
    expectSound(drawing);
    expectWordsFree(drawing, ['loss']);
  });

  it('has one scale for all rows, with stacked parts', () => {
    const [long = [], short = []] = [listEnds(drawing, 'side'), listEnds(drawing, 'side').slice(1)].map(
      (ends) => ends[0] ?? [],
    );
    expect(short).toEqual(long);
    const [app, other] = listEnds(drawing, 'main');
    expect(app?.[0]).toBeGreaterThanOrEqual(long[1] ?? 0);
    // Seventy parts are longer than fifty-five.
    const length = ([from = 0, to = 0]: readonly number[]): number => to - from;
    expect(length(other ?? []) / length(long)).toBeCloseTo(70 / 55, 1);
  });

  it('outlines and labels the part beyond the limit', () => {
    const [limit] = drawing.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role === 'axis' ? [Number(/^M([\d.]+)/.exec(mark.d)?.[1])] : [],
    );
    const [platform] = listEnds(drawing, 'main');
    const [outline] = listEnds(drawing, 'loss');
    expect(platform?.[1]).toBe(limit);
    expect(outline?.[0]).toBeGreaterThan(limit ?? Infinity);
    const texts = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    const over = texts.find(({ text }) => text === '€25,000');
    expect(over?.role).toBe('loss');
    expect(outline?.[0]).toBe(over?.x);
  });

  it('brackets a part that exceeds the limit, with the whole above and both sides below', () => {
    const texts = drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    const [whole, within] = ['€70,000', '€45,000'].map((said) => texts.find(({ text }) => text === said));
    const [start, , end] = readPath(drawing, 'leader');
    const [platform] = listEnds(drawing, 'main');
    expect([start?.x, whole?.x, within?.x]).toEqual(Array.from({ length: 3 }, () => platform?.[0]));
    expect(end?.x).toBe(drawing.width);
    expect(whole?.y).toBeLessThan(start?.y ?? 0);
    expect(within?.y).toBeGreaterThan(start?.y ?? Infinity);
  });
});

it('has qualifiers on lines of their own on phones, from where their parts begin', () => {
  const { narrow } = drawBarChart(chart);
  expect(narrow.marks.filter((mark) => mark.kind === 'text' && mark.more)).toEqual([]);
});

it.each([
  ['cut by the limit', { x: 200, anchor: 'start' }],
  ['that hang out', { x: 120, anchor: 'end' }],
] as const)('detects labels %s', (_, place) => {
  const { narrow } = drawBarChart(chart);
  const bare = narrow.marks.filter(({ kind }) => kind === 'line');
  const words = { kind: 'text', role: 'strong', y: 110, text: '€70,000', ...place } as const;
  const longer = { ...words, more: { role: 'note', text: 'in the app' } } as const;
  expectSound({ ...narrow, marks: [...bare, words] });
  expect(() => expectSound({ ...narrow, marks: [...bare, longer] })).toThrow();
});

it('outlines a part that is missing, and names it below its share where the two do not fit its length', () => {
  const rows: BarChart['rows'] = [
    { name: 'Then', parts: [{ amount: 36, share: '€36', series: 'side' }] },
    {
      name: 'Now',
      parts: [
        { amount: 30, share: '€30', name: 'from interest', series: 'main' },
        { amount: 6, share: '€6', name: 'missing', series: 'loss' },
      ],
    },
  ];
  const { narrow } = drawBarChart({ rows });
  expectSound(narrow);
  expect(listEnds(narrow, 'loss')).toHaveLength(1);
  const texts = narrow.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const [share, name] = ['€6', 'missing'].map((said) => texts.find(({ text }) => text === said));
  expect(share?.x).toBe(name?.x);
  expect(name?.y).toBeGreaterThan(share?.y ?? Infinity);
});

it('outlines what is not decided, and gives a row without words less room', () => {
  const toRow = (share?: string): BarChart['rows'] => [
    {
      name: '31 checked',
      parts: [
        { amount: 7, share, series: 'main' },
        { amount: 5, series: 'empty' },
        { amount: 19, series: 'side' },
      ],
    },
  ];
  const [bare, named] = [toRow(), toRow('7')].map((rows) => drawBarChart({ rows }).half);
  const roles = bare?.marks.flatMap((mark) => (mark.kind === 'area' ? [mark.role] : []));
  expect(roles).toEqual(['main', 'empty', 'side']);
  expect(bare?.height).toBeLessThan(named?.height ?? 0);
});

it('has the value of a bar behind its end if there is no other in its row', () => {
  const rows: BarChart['rows'] = [
    { name: 'Q1', parts: [{ amount: 9, share: '9', series: 'main' }] },
    { name: 'Q2', parts: [{ amount: 14, share: '14 minutes', series: 'main' }] },
  ];
  for (const drawing of Object.values<Drawing>(drawBarChart({ rows }))) {
    expectSound(drawing);
    const ends = listEnds(drawing, 'main').map(([, end = NaN]) => end);
    const values = drawing.marks.flatMap((mark) =>
      mark.kind === 'text' && /^\d/.test(mark.text) ? [mark.x] : [],
    );
    expect(values).toEqual(ends.map((end) => toTenths(end + 8)));
  }
});

describe('rows on scales of their own', () => {
  const rows: BarChart['rows'] = [
    {
      group: 'Umsätze buchen sich selbst, ohne dass jemand noch eine Rechnung suchen muss',
      name: 'vorher',
      whole: { amount: 100, text: '100 %' },
      parts: [{ amount: 58, share: '58 %', series: 'side' }],
    },
    {
      name: 'nachher',
      whole: { amount: 100, text: '' },
      parts: [{ amount: 91, share: '91 %', name: '+33 Punkte', series: 'main' }],
    },
    {
      group: 'Minuten bis zum Abschluss',
      name: 'vorher',
      whole: { amount: 74 },
      parts: [{ amount: 74, share: '74 Min.', series: 'side' }],
    },
    {
      name: 'nachher',
      whole: { amount: 74 },
      parts: [{ amount: 19, share: '19 Min.', name: '−55 Minuten', series: 'main' }],
    },
  ];

  it.each(Object.entries<Drawing>(drawBarChart({ rows }, 'full')))('are to scale, %s', (_, drawing) => {
    expectSound(drawing);
    const length = ([from = 0, to = 0]: readonly number[] = []): number => to - from;
    const [share, time] = listEnds(drawing, 'side').map(length);
    const [more, less] = listEnds(drawing, 'main').map(length);
    expect((more ?? 0) / (share ?? 1)).toBeCloseTo(91 / 58, 1);
    expect((less ?? 0) / (time ?? 1)).toBeCloseTo(19 / 74, 1);
    // An outline fills the rest of the scale.
    expect(listEnds(drawing, 'empty')).toHaveLength(2);
  });
});
