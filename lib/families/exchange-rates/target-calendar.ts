import { dayLength } from '#lib/core/date';

/** Annual holidays, month and day: New Year, Labour Day, Christmas and the day after. */
const fixedHolidays = ['01-01', '05-01', '12-25', '12-26'];

const toIso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds calendar days to a day such as `2026-11-20`. */
export const shiftDay = (day: string, days: number): string => toIso(Date.parse(day) + days * dayLength);

/**
 * Easter Sunday of the Gregorian calendar.
 *
 * @see https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
function findEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  // Days since the end of February, minus one.
  const days = epact + weekday - 7 * late + 114;
  return toIso(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/**
 * Whether TARGET, the payment system of the euro, is open, so that the ECB publishes rates: not at weekends,
 * on 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 *
 * @param day `2026-11-20`
 * @see https://www.ecb.europa.eu/paym/target/target-professional-use-documents-links/html/index.en.html
 */
export function isTargetDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(day.slice(5))) return false;
  const easter = findEaster(Number(day.slice(0, 4)));
  return day !== shiftDay(easter, -2) && day !== shiftDay(easter, 1);
}

/** The previous day on which the ECB publishes rates. */
export function previousTargetDay(day: string): string {
  const before = shiftDay(day, -1);
  return isTargetDay(before) ? before : previousTargetDay(before);
}
