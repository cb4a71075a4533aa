const dayLength = 86_400_000;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Lichtenberg completed it. */
function findEaster(year: number): number {
  const century = Math.floor(year / 100);
  const secular = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const moon = year % 19;
  const seed = (19 * moon + secular) % 30;
  const limit = seed + Math.floor(moon / 11);
  const fullMoon = 21 + seed - Math.floor(limit / 29);
  const shift = 2 - Math.floor((3 * century + 3) / 4);
  const sunday = 7 - ((year + Math.floor(year / 4) + shift) % 7);
  const distance = 7 - ((fullMoon - sunday) % 7);
  return Date.UTC(year, 2, fullMoon + distance);
}

/** Good Friday, Easter Monday, Ascension Day, Whit Monday: days from Easter Sunday. */
const movable = [-2, 1, 39, 50];

/** New Year, 8 March, 1 May, 3 October, 25 and 26 December. */
const fixed = ['01-01', '03-08', '05-01', '10-03', '12-25', '12-26'];

/** Whether a day is a public holiday in Berlin, where the bank is. */
function isHoliday(time: number): boolean {
  const day = toDay(time);
  const easter = findEaster(Number(day.slice(0, 4)));
  return fixed.includes(day.slice(5)) || movable.some((days) => easter + days * dayLength === time);
}

const isWorkingDay = (time: number): boolean =>
  ![0, 6].includes(new Date(time).getUTCDay()) && !isHoliday(time);

/**
 * Counts working days: Monday to Friday but public holidays. The first day does not count (section 187 BGB).
 *
 * @param day such as `2026-11-23`
 * @returns the last of `count` working days after it
 */
export function addWorkingDays(day: string, count: number): string {
  let time = toTime(day);
  for (let left = count; left > 0; ) {
    time += dayLength;
    if (isWorkingDay(time)) left -= 1;
  }
  return toDay(time);
}
