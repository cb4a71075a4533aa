import { findAccounts } from './account-years';
import { listKeyMetrics } from './key-metrics';
import { readTableWords } from './tables-schema';

const rowsOf = (year: number) =>
  listKeyMetrics([findAccounts(year), findAccounts(year - 1)], readTableWords('en')).flatMap((row) =>
    'heading' in row ? [] : [row],
  );
const cellsOf = (year: number, number: string) => rowsOf(year).find((row) => row.number === number)?.cells;

describe('the template EU KM1', () => {
  it('has the row numbers of the regulation that applied on the reporting date', () => {
    const numbers = (year: number) => rowsOf(year).map(({ number }) => number);
    expect(numbers(2024)).toEqual(
      '1,2,3,4,5,6,7,EU 7a,EU 7b,EU 7c,EU 7d,8,EU 8a,9,EU 9a,10,EU 10a,11,EU 11a,12,13,14,EU 14a,EU 14b,EU 14c,EU 14d,EU 14e,15,EU 16a,EU 16b,16,17,18,19,20'.split(
        ',',
      ),
    );
    expect(numbers(2025)).toEqual([
      ...'1,2,3,4,4a,5,5b,6,6b,7,7b,EU 7d,EU 7e,EU 7f,EU 7g'.split(','),
      ...numbers(2024).slice(11),
    ]);
  });

  it('splits the additional requirement, and adds buffers to it', () => {
    const [total, cet1, tier1, all] = ['EU 7d', 'EU 7e', 'EU 7f', 'EU 7g'].map(
      (row) => cellsOf(2025, row)?.[0],
    );
    expect([total, cet1, tier1, all]).toEqual([2, 1.125, 1.5, 10]);
    const [buffers, overall] = ['11', 'EU 11a'].map((row) => Number(cellsOf(2025, row)?.[0]));
    expect(overall).toBeCloseTo(10 + (buffers ?? 0), 6);
  });

  it('leaves out what does not apply', () => {
    expect(cellsOf(2025, 'EU 8a')).toEqual([null, null]);
  });
});
