import { shiftDay } from '#lib/core/calendar-day';
import { isTargetDay, previousTargetDay } from './target-calendar';

/** Every day of a year. */
const listDays = (year: number): string[] =>
  Array.from({ length: 366 }, (_, index) => shiftDay(`${year}-01-01`, index)).filter((day) =>
    day.startsWith(String(year)),
  );

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

describe('TARGET calendar', () => {
  // The ECB's list of closing days on weekdays.
  it.each([
    [2000, ['2000-04-21', '2000-04-24', '2000-05-01', '2000-12-25', '2000-12-26']],
    [2024, ['2024-01-01', '2024-03-29', '2024-04-01', '2024-05-01', '2024-12-25', '2024-12-26']],
    [2025, ['2025-01-01', '2025-04-18', '2025-04-21', '2025-05-01', '2025-12-25', '2025-12-26']],
    [2026, ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25']],
    [2027, ['2027-01-01', '2027-03-26', '2027-03-29']],
    [2038, ['2038-01-01', '2038-04-23', '2038-04-26']],
  ])("is closed on the ECB's holidays of %i", (year, closed) => {
    expect(listDays(year).filter((day) => isWeekday(day) && !isTargetDay(day))).toEqual(closed);
    expect(listDays(year).filter((day) => !isWeekday(day) && isTargetDay(day))).toEqual([]);
  });

  it('finds the previous day across weekends, Easter, Christmas and New Year', () => {
    const days = ['2026-02-13', '2026-02-16', '2026-04-07', '2025-12-29', '2026-01-02'];
    expect(days.map(previousTargetDay)).toEqual([
      '2026-02-12',
      '2026-02-13',
      '2026-04-02',
      '2025-12-24',
      '2025-12-31',
    ]);
  });

  it('counts days across the start of daylight-saving time', () => {
    expect(shiftDay('2026-03-28', 2)).toBe('2026-03-30');
    expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
  });
});
