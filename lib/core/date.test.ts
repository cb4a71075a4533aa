import fc from 'fast-check';
import { addDays, isOlderThan, latestDay, newestFirst } from './date';

describe('addDays', () => {
  it('keeps the wall clock across the change to daylight-saving time', () => {
    const before = new Date(2026, 2, 28, 12, 0);
    const after = addDays(before, 2);
    expect([after.getFullYear(), after.getMonth(), after.getDate(), after.getHours()]).toEqual([
      2026, 2, 30, 12,
    ]);
  });

  it('crosses months, years and leap days', () => {
    expect(addDays(new Date(2024, 1, 28), 1).getDate()).toBe(29);
    expect(addDays(new Date(2026, 11, 31), 1).getFullYear()).toBe(2027);
  });

  it('does not change its input, and is reversible', () => {
    const anyDate = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        // Noon exists on every day; some local midnights do not.
        date.setHours(12, 0, 0, 0);
        const input = date.getTime();
        const there = addDays(date, days);
        return date.getTime() === input && addDays(there, -days).getTime() === input;
      }),
    );
  });
});

describe('isOlderThan', () => {
  it.each([
    ['2026-02-13T09:00', false],
    ['2026-02-20T23:59', false],
    ['2026-02-21T00:00', true],
    ['2027-01-01T00:00', true],
    ['2026-02-01T00:00', false],
  ])('of a week: on %s a 13 February is %s', (now, older) => {
    expect(isOlderThan('2026-02-13', 7, new Date(now))).toBe(older);
  });
});

describe('latestDay', () => {
  it('is the last of several days in any order, or undefined', () => {
    expect(latestDay(['2026-02-01', undefined, '2026-11-20', '2025-12-31'])).toBe('2026-11-20');
    expect(latestDay([])).toBeUndefined();
    expect(latestDay([undefined])).toBeUndefined();
  });
});

describe('newestFirst', () => {
  const items = [
    { date: '2026-01-01', slug: 'a' },
    { date: '2026-03-01', slug: 'b' },
    { date: '2026-03-01', slug: 'c' },
  ];

  it('sorts by day, is stable, and does not change its input', () => {
    const before = [...items];
    expect(newestFirst(items).map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
    expect(items).toEqual(before);
  });
});
