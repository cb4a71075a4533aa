import { parseWithSource } from '#lib/content/parse-schema';
import { createTextBuilders } from '#lib/content/text-builders';
import { createTotalsSchema } from './totals-schema';

const row = { name: 'Build', amounts: [-2, -1, 1], total: '−2', series: 'main' };
const totals = {
  ...{ chapter: 1, title: 'Result by year', alt: 'No option has earned its money back after three years.' },
  steps: ['Year 1', 'Year 2', 'Year 3'],
  rows: [row, { ...row, name: 'Buy' }],
};
const parse = (input: unknown) =>
  parseWithSource(createTotalsSchema(createTextBuilders('en', undefined)), input, { file: 'x.md' });

describe('running totals', () => {
  it('have an amount for each step', () => {
    expect(parse(totals).rows.map(({ amounts }) => amounts.length)).toEqual([3, 3]);
  });

  it('are refused if a row has more', () => {
    expect(() => parse({ ...totals, rows: [row, { ...row, amounts: [-2, -1, 1, 1] }] })).toThrow(
      'x.md: rows.1.amounts: expected 3 amounts, one for each step, found 4',
    );
  });
});
