import { findEaster, isWeekend, shiftDay } from '#lib/core/calendar-day';

/** Good Friday, Easter Monday, Ascension Day, Whit Monday: days from Easter Sunday. */
const movable = [-2, 1, 39, 50];

/** New Year, 8 March, 1 May, 3 October, 25 and 26 December. */
const fixed = ['01-01', '03-08', '05-01', '10-03', '12-25', '12-26'];

/** Whether a day is a public holiday in Berlin, where the bank is. */
function isHoliday(day: string): boolean {
  const easter = findEaster(Number(day.slice(0, 4)));
  return fixed.includes(day.slice(5)) || movable.some((days) => shiftDay(easter, days) === day);
}

/**
 * Counts working days: Monday to Friday but public holidays. The first day does not count (section 187 BGB).
 *
 * @param day such as `2026-11-23`
 * @returns the last of `count` working days after it
 */
export function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = shiftDay(last, 1);
    if (!isWeekend(last) && !isHoliday(last)) left -= 1;
  }
  return last;
}
