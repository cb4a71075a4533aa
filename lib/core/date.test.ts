import fc from 'fast-check';
import { addDays, formatDay } from './date';

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

  it('leaves its input alone and is undone by the opposite', () => {
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

describe('formatDay', () => {
  it('writes the day as each language does, on one line', () => {
    expect(formatDay('2026-11-20', 'en')).toBe('20\u00a0November\u00a02026');
    expect(formatDay('2026-11-20', 'de')).toBe('20.\u00a0November\u00a02026');
  });
});
