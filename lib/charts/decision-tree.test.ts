import type { Drawing } from '#lib/core/chart';
import { drawDecisionTree } from './decision-tree';

const outcomes = [
  { name: 'Match', note: 'Approve' },
  { name: 'Close match', note: 'Compare, then approve or correct' },
  { name: 'No match', note: 'Stop and ask the payee' },
  { name: 'Not possible', note: 'Decide as before October 2025, and ask somebody who knows the payee well' },
];

const pathsOf = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'line' ? [mark.d] : []));

describe('the outcomes of a decision tree', () => {
  it('have a branch each, with its result', () => {
    const { marks, width, height } = drawDecisionTree(outcomes);
    expect(marks.filter(({ kind }) => kind === 'end')).toEqual([]);
    expect(marks.filter((mark) => mark.kind === 'line' && mark.d.endsWith(`H${width - 27}`))).toHaveLength(4);
    const texts = marks.filter((mark) => mark.kind === 'text');
    expect(texts.filter(({ role }) => role === 'strong').map(({ text }) => text)).toEqual(
      outcomes.map(({ name }) => name),
    );
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height);
    expect(Math.max(...texts.map(({ x, text }) => x + text.length * 6))).toBeLessThanOrEqual(width - 27);
  });

  it('show their result by shape', () => {
    const drawn = drawDecisionTree(
      (['proceed', 'change', 'stop', 'open'] as const).map((result) => ({
        name: result,
        note: 'What',
        result,
      })),
    );
    const roles = drawn.marks.map((mark) => (mark.kind === 'line' ? mark.role : mark.kind));
    for (const role of ['highlight', 'diamond', 'end', 'expected']) expect(roles).toContain(role);
    const ends = drawn.marks
      .flatMap((mark) => (mark.kind === 'end' ? [mark.x] : []))
      .toSorted((a, b) => b - a);
    expect(ends).toHaveLength(3);
    expect(ends[2]).toBeLessThan(ends[0] ?? 0);
  });

  it('are further along if they are stopped later', () => {
    const three = drawDecisionTree(
      (['stop', 'stop', 'stop', 'change'] as const).map((result) => ({ name: 'A', note: 'What', result })),
    );
    const ends = three.marks.flatMap((mark) => (mark.kind === 'end' ? [mark.x] : []));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(new Set(ends).size).toBe(4);
  });

  it('leave room for notes of two lines', () => {
    const long = { name: 'Ungefähre Übereinstimmung', note: 'Vergleichen, dann freigeben oder berichtigen' };
    const texts = drawDecisionTree([long, long]).marks.filter((mark) => mark.kind === 'text');
    const names = texts.filter(({ role }) => role === 'strong').map(({ y }) => y);
    const notes = texts.filter(({ role }) => role === 'note').map(({ y }) => y);
    expect(notes).toHaveLength(4);
    expect((names[1] ?? 0) - (notes[1] ?? 0)).toBeGreaterThanOrEqual(24);
  });

  it('are within the margins of the cover', () => {
    const { marks, width } = drawDecisionTree(outcomes.map((outcome) => ({ ...outcome, result: 'change' })));
    const xs = marks.flatMap((mark) => (mark.kind === 'end' || mark.kind === 'point' ? [mark.x] : []));
    expect(Math.min(...xs) - 2.5).toBeCloseTo(width * 0.08, 0);
    expect(width - Math.max(...xs) - 3.5).toBeCloseTo(width * 0.08, 0);
  });

  it('branch off at 45 degrees', () => {
    for (const path of pathsOf(drawDecisionTree(outcomes))) {
      const [, x, y, toX, toY] = /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(path) ?? [];
      expect(Number(toX ?? 0) - Number(x ?? 0)).toBeCloseTo(Number(toY ?? 0) - Number(y ?? 0));
    }
  });

  it('end at one edge, whatever their shape', () => {
    const drawn = drawDecisionTree(
      (['proceed', 'open', 'change'] as const).map((result) => ({ name: result, note: 'What', result })),
    );
    const ends = drawn.marks.flatMap((mark) => {
      if (mark.kind === 'end') return [mark.x + 3.5];
      const isOpen = mark.kind === 'line' && mark.role === 'expected';
      return isOpen ? [Number(/L([\d.]+) [\d.]+$/.exec(mark.d)?.[1])] : [];
    });
    expect(ends).toHaveLength(3);
    expect(new Set(ends)).toEqual(new Set([drawn.width - 27]));
  });

  it('have text of the same size on a wide cover', () => {
    const [across, upright] = [drawDecisionTree(outcomes, 520), drawDecisionTree(outcomes)];
    expect(across.height).toBeLessThanOrEqual(upright.height);
    expect(across.width / across.height).toBeGreaterThan(4 / 3);
  });
});
