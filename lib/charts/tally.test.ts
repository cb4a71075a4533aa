import type { Drawing } from '#lib/core/chart';
import { drawTally, drawTallyLine } from './tally';
import { expectSound } from './testing';

const rows = [
  { count: 148, lit: 31, label: '148', text: 'Unternehmen haben angefragt' },
  { count: 31, lit: 7, open: 5, label: '31', text: 'wurden geprüft, 5 Prüfungen laufen' },
  { count: 7, lit: 7, label: '7', text: 'sind gestartet' },
];

const strokes = ({ marks }: Drawing, role: string): number[][] =>
  marks.flatMap((mark) =>
    mark.kind === 'area' && mark.role === role
      ? [...mark.d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, ...numbers]) => numbers.map(Number))
      : [],
  );

describe.each(Object.entries<Drawing>(drawTally(rows)))('tally, %s', (_, drawing) => {
  it('has nothing outside, and no words on words', () => {
    expectSound(drawing);
  });

  it('has a stroke for each, those that go on lit, those not decided as outlines', () => {
    const counts = ['main', 'empty', 'side'].map((role) => strokes(drawing, role).length);
    expect(counts).toEqual([31 + 7 + 7, 5, 117 + 19]);
  });

  it('ends within its width, the longest row at it', () => {
    const ends = strokes(drawing, 'side').map(([x = 0, , width = 0]) => x + width);
    expect(Math.max(...ends)).toBeLessThanOrEqual(drawing.width);
    expect(Math.max(...ends)).toBeGreaterThan(drawing.width - 4);
  });
});

it('one row has no words', () => {
  const { marks } = drawTallyLine({ count: 64, lit: 7 }, { width: 260, height: 24 });
  expect(marks.map(({ kind }) => kind)).toEqual(['area', 'area']);
});

it('the newest of one row stand last', () => {
  const drawing = drawTallyLine({ count: 64, lit: 7, isLate: true }, { width: 260, height: 24 });
  const [lit, others] = [strokes(drawing, 'main'), strokes(drawing, 'side')];
  expect([lit.length, others.length]).toEqual([7, 57]);
  expect(lit[0]?.[0]).toBeGreaterThan(others.at(-1)?.[0] ?? Infinity);
});
