import { drawOutcomes, drawOutcomesThumbnail } from './outcomes';

const outcomes = [
  { name: 'Match', note: 'Approve' },
  { name: 'Close match', note: 'Compare, then approve or correct' },
  { name: 'No match', note: 'Stop and ask the payee' },
  { name: 'Not possible', note: 'Decide as before October 2025, and ask somebody who knows the payee well' },
];

describe('outcomes', () => {
  it('have a platform each, with what follows', () => {
    const { marks, width, height } = drawOutcomes(outcomes);
    expect(marks.filter(({ kind }) => kind === 'stop')).toHaveLength(4);
    const texts = marks.filter((mark) => mark.kind === 'text');
    expect(texts.filter(({ role }) => role === 'strong').map(({ text }) => text)).toEqual(
      outcomes.map(({ name }) => name),
    );
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height);
    expect(Math.max(...texts.map(({ x, text }) => x + text.length * 6))).toBeLessThanOrEqual(width);
  });

  it('branch off at 45 degrees', () => {
    for (const { marks } of [drawOutcomes(outcomes), drawOutcomesThumbnail(outcomes)])
      for (const mark of marks) {
        const found = mark.kind === 'line' && /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(mark.d);
        const [x = 0, y = 0, toX = 0, toY = 0] = found ? found.slice(1).map(Number) : [];
        expect(toX - x).toBeCloseTo(toY - y);
      }
  });
});
