import { judgeStart } from './judge-start';
import type { StartRow } from './measure-start';
import type { Start } from './starts';

const twin: Start = { firstPaint: 1000, largestPaint: 1200, blocking: 20, shift: 0 };

const row = (path: string, change: Partial<Start>, slow = true): StartRow => ({
  ...{ template: 'home', path, slow },
  site: [{ ...twin, ...change }],
  twin: [twin],
});

const judge = (...rows: readonly StartRow[]): unknown[] =>
  judgeStart(rows).map(({ figure, met }) => `${figure} ${met ? 'met' : 'missed'}`);

describe('budgets of the start', () => {
  it('are met by a page that starts like its twin', () => {
    expect(judge(row('/a/', {}))).toEqual([
      '1.00 (/a/) met',
      '1.00 (/a/) met',
      '0 (/a/) met',
      '0.000 (/a/) met',
    ]);
  });

  it.each([
    [{ firstPaint: 1060 }, '1.06 (/b/) missed'],
    [{ largestPaint: 1300 }, '1.08 (/b/) missed'],
    [{ blocking: 31 }, '11 (/b/) missed'],
    [{ shift: 0.002 }, '0.002 (/b/) missed'],
  ])('are exceeded by the worst page: %j', (change, missed) => {
    expect(judge(row('/a/', {}), row('/b/', change))).toContain(missed);
  });

  it('are evaluated per speed and do not fail the run', () => {
    const budgets = judgeStart([row('/a/', {}), row('/a/', { blocking: 90 }, false)]);
    expect(budgets.map(({ met }) => met)).toEqual([true, true, true, true, true, true, false, true]);
    expect(budgets.every(({ kind }) => kind === 'time')).toBe(true);
  });
});
