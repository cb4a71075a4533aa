import type { Drawing, Mark } from '#lib/core/chart';
import { drawOwnershipTree, listHoldings } from './ownership-tree';
import { expectSound } from './testing';

const nordlicht = {
  company: 'Nordlicht Handels GmbH',
  threshold: 25,
  owners: [
    { name: 'Farid', percent: 30 },
    { name: 'Greta', percent: 25 },
    {
      name: 'Holding F',
      percent: 45,
      owners: [
        { name: 'Dora', percent: 60 },
        { name: 'Emil', percent: 40 },
      ],
    },
  ],
};

const lines = ({ marks }: Drawing, role: string): Extract<Mark, { kind: 'line' }>[] =>
  marks.filter((mark) => mark.kind === 'line' && mark.role === role) as Extract<Mark, { kind: 'line' }>[];

it('shares are multiplied along the chain', () => {
  expect(listHoldings(nordlicht).map(({ name, share }) => [name, share])).toEqual([
    ['Farid', 30],
    ['Greta', 25],
    ['Dora', 27],
    ['Emil', 18],
  ]);
});

describe.each([
  ['half', 680],
  ['narrow', 340],
] as const)('a chain of ownership, %s', (size, width) => {
  const drawing = drawOwnershipTree(nordlicht, width, size, (percent) => `${percent}%`);

  it('highlights shares above the threshold, not at it', () => {
    // Farid, Dora, and the intermediate company that Dora owns.
    expect(lines(drawing, 'highlight')).toHaveLength(3);
    expect(lines(drawing, 'side')).toHaveLength(2);
    const all = drawOwnershipTree({ ...nordlicht, threshold: 24 }, width, size, String);
    expect(lines(all, 'highlight')).toHaveLength(4);
  });

  it('changes rows at 45 degrees and never runs backwards', () => {
    for (const { d } of [...lines(drawing, 'highlight'), ...lines(drawing, 'side')]) {
      const points = [...d.matchAll(/([MHL])([\d.]+)(?: ([\d.]+))?/g)];
      let [x, y] = [0, 0];
      for (const [, kind, nextX, nextY] of points) {
        const to = [Number(nextX), nextY === undefined ? y : Number(nextY)] as const;
        if (kind === 'L') expect(Math.abs(to[0] - x)).toBeCloseTo(Math.abs(to[1] - y));
        expect(to[0]).toBeGreaterThanOrEqual(x);
        [x, y] = to;
      }
      expect(x).toBeLessThanOrEqual(width);
    }
  });

  it('shows every share and name, with people in boxes of one width', () => {
    const words = drawing.marks.flatMap((mark) => ('text' in mark ? [mark.text] : [])).join(' ');
    for (const word of ['Farid', '30%', '25%', '60%', '40%', '45%', 'Holding F', 'Nordlicht Handels GmbH'])
      expect(words).toContain(word);
    const people = drawing.marks.flatMap((mark) => (mark.kind === 'box' ? [mark.width] : [])).slice(0, 4);
    expect(new Set(people).size).toBe(1);
  });

  it('stays inside its frame, without overlapping labels', () => {
    expectSound(drawing);
  });

  it('ends joining highlighted edges where the edge to the company starts', () => {
    const lit = lines(drawing, 'highlight');
    const [trunk] = lit.slice(-1);
    expect(trunk?.d.startsWith('M')).toBe(true);
    expect(drawing.marks.indexOf(trunk as Mark)).toBeGreaterThan(drawing.marks.indexOf(lit[0] as Mark));
    for (const { d } of lit.slice(0, -1)) expect(d).not.toContain(trunk?.d.split('H').at(-1) ?? '?');
  });
});
