import type { SearchRow } from './contract';
import { matchStem } from './match-word';

/** All ten pages contain `account`, only the last one `accountant`. */
const rows: readonly SearchRow[] = [
  ['account', 0, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4],
  ['accountant', 9, 90],
];

describe('a stem', () => {
  it('finds longer words with at most the weight of the stem', () => {
    const weights = matchStem(rows, ['account'], 10);
    expect(weights.size).toBe(10);
    expect(weights.get(0)).toBe(4);
    expect(weights.get(9)).toBeGreaterThan(0);
    expect(weights.get(9)).toBeLessThan(4);
  });

  it('finds the exact longer word with its full weight', () => {
    expect([...matchStem(rows, ['accountant'], 10)]).toEqual([[9, 90]]);
  });

  it('finds nothing if it does not occur', () => {
    expect(matchStem(rows, ['zeal'], 10).size).toBe(0);
  });
});
