import { dayLength } from './date';

const toIso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds calendar days to a day such as `2026-11-20`. */
export const shiftDay = (day: string, days: number): string => toIso(Date.parse(day) + days * dayLength);

/**
 * Easter Sunday of the Gregorian calendar.
 *
 * @see https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
export function findEaster(year: number): string {
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

/** Whether a day such as `2026-11-21` is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
