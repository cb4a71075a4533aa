import type { Drawing, Mark } from '#lib/core/chart';
import { drawComparison, type Comparison } from './comparison';
import { expectSound, expectWordsFree } from './testing';

const comparison: Comparison = {
  limit: {
    amount: 100,
    text: '€100,000 protected at each bank',
    over: { share: '€25,000', name: 'unprotected' },
  },
  rows: [
    {
      group: 'App uses Bank A only',
      name: 'Bank A',
      parts: [
        { amount: 55, share: '€55,000', name: 'savings', track: 'side' },
        { amount: 70, share: '€70,000', name: 'in the app', track: 'main' },
      ],
    },
    {
      group: 'App uses Bank B only',
      name: 'Bank A',
      parts: [{ amount: 55, share: '€55,000', track: 'side' }],
    },
    { name: 'Bank B', parts: [{ amount: 70, share: '€70,000', track: 'main' }] },
  ],
};

/** Left and right ends of outlines and platforms, by role. */
function listEnds({ marks }: Drawing, role: string): number[][] {
  return marks.flatMap((mark: Mark) =>
    (mark.kind === 'area' || mark.kind === 'line') && mark.role === role
      ? [/^M([\d.]+) [\d.]+H([\d.]+)/.exec(mark.d)?.slice(1).map(Number) ?? []]
      : [],
  );
}

describe.each(Object.entries<Drawing>(drawComparison(comparison)))('comparison, %s', (_, drawing) => {
  it('has nothing outside, no words on words, and no limit through words', () => {
    expectSound(drawing);
    expectWordsFree(drawing, ['loss']);
  });

  it('has one scale for all rows, each of its parts behind the other', () => {
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

  it('outlines what lies beyond the limit, and says it there', () => {
    const [limit] = drawing.marks.flatMap((mark) =>
      mark.kind === 'line' && mark.role === 'edge' ? [Number(/^M([\d.]+)/.exec(mark.d)?.[1])] : [],
    );
    const [platform] = listEnds(drawing, 'main');
    const [outline] = listEnds(drawing, 'loss');
    expect(platform?.[1]).toBe(limit);
    expect(outline?.[0]).toBeGreaterThan(limit ?? Infinity);
    const words = drawing.marks.filter((mark) => mark.kind === 'text' && mark.role === 'loss');
    expect(words).toMatchObject([{ text: '€25,000', anchor: 'end', x: drawing.width }]);
  });
});

it('outlines a part that is missing, and names it below its share where the two do not fit its length', () => {
  const rows: Comparison['rows'] = [
    { name: 'Then', parts: [{ amount: 36, share: '€36', track: 'side' }] },
    {
      name: 'Now',
      parts: [
        { amount: 30, share: '€30', name: 'from interest', track: 'main' },
        { amount: 6, share: '€6', name: 'missing', track: 'loss' },
      ],
    },
  ];
  const { narrow } = drawComparison({ rows });
  expectSound(narrow);
  expect(listEnds(narrow, 'loss')).toHaveLength(1);
  const texts = narrow.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  expect(texts.find(({ text }) => text === '€30')?.more?.text).toBe('from interest');
  const [share, name] = ['€6', 'missing'].map((said) => texts.find(({ text }) => text === said));
  expect(share?.x).toBe(name?.x);
  expect(name?.y).toBeGreaterThan(share?.y ?? Infinity);
});
