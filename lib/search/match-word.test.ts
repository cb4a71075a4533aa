import type { SearchRow } from './contract';
import { matchStem } from './match-word';

/** Every one of ten pages has `account`, the last alone `accountant`. */
const rows: readonly SearchRow[] = [
  ['account', 0, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4],
  ['accountant', 9, 90],
];

describe('a stem', () => {
  it('finds longer words too, which tell no more than what was typed', () => {
    const weights = matchStem(rows, ['account'], 10);
    expect(weights.size).toBe(10);
    expect(weights.get(0)).toBe(4);
    expect(weights.get(9)).toBeGreaterThan(0);
    expect(weights.get(9)).toBeLessThan(4);
  });

  it('of a longer word finds it alone, with all its weight', () => {
    expect([...matchStem(rows, ['accountant'], 10)]).toEqual([[9, 90]]);
  });

  it('that no page has finds nothing', () => {
    expect(matchStem(rows, ['zeal'], 10).size).toBe(0);
  });
});
