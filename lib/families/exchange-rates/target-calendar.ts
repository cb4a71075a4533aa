import { findEaster, isWeekend, shiftDay } from '#lib/core/calendar-day';

/** Annual holidays, month and day: New Year, Labour Day, Christmas and the day after. */
const fixedHolidays = ['01-01', '05-01', '12-25', '12-26'];

/**
 * Whether TARGET, the payment system of the euro, is open, so that the ECB publishes rates: not at weekends,
 * on 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 *
 * @param day `2026-11-20`
 * @see https://www.ecb.europa.eu/paym/target/target-professional-use-documents-links/html/index.en.html
 */
export function isTargetDay(day: string): boolean {
  if (isWeekend(day) || fixedHolidays.includes(day.slice(5))) return false;
  const easter = findEaster(Number(day.slice(0, 4)));
  return day !== shiftDay(easter, -2) && day !== shiftDay(easter, 1);
}

/** The previous day on which the ECB publishes rates. */
export function previousTargetDay(day: string): string {
  const before = shiftDay(day, -1);
  return isTargetDay(before) ? before : previousTargetDay(before);
}
