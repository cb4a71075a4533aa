import { retiredCurrencies } from '#content/exchange-rates/currencies';
import type { RateDay } from '#lib/families/exchange-rates/check-rates';
import { previousTargetDay, shiftDay } from '#lib/families/exchange-rates/target-calendar';
import { refuse } from './input-file';

/** Calendar days that the site keeps, as many as the ECB's longer file has. */
const keptDays = 90;

/** A day without the currencies that had a rate then and have none any more. */
export function dropRetired({ day, rates }: RateDay): RateDay {
  const isKept = ([code]: [string, number]): boolean =>
    !retiredCurrencies.some((retired) => retired.code === code && day <= retired.lastDay);
  return { day, rates: Object.fromEntries(Object.entries(rates).filter(isKept)) };
}

/** Whether the days of a file follow on those that the site has, or reach back to them. */
export function continues(present: readonly RateDay[], read: readonly RateDay[]): boolean {
  const oldest = read.at(-1)?.day ?? '';
  const newest = present[0]?.day ?? '';
  return oldest <= newest || previousTargetDay(oldest) === newest;
}

/** What was published once does not change: a day that differs is a mistake on one side. */
function checkSame(present: readonly RateDay[], read: readonly RateDay[], file: string): void {
  for (const { day, rates } of read) {
    const known = present.find((candidate) => candidate.day === day)?.rates ?? {};
    for (const [code, rate] of Object.entries(known))
      if (rates[code] !== undefined && rates[code] !== rate)
        refuse(file, {
          field: `${day}, ${code}`,
          expected: `${rate}, as the site has it`,
          found: String(rates[code]),
        });
  }
}

/**
 * Joins the days of a file with those that the site has. A file of several days that does not reach
 * back to them takes their place.
 *
 * @param present the newest first; @param read the newest first, at least one
 * @throws ContentError for a file that is older, differs, or is a single day behind a gap
 */
export function mergeDays(present: readonly RateDay[], read: readonly RateDay[], file: string): RateDay[] {
  const [newest, known] = [read[0]?.day ?? '', present[0]?.day ?? ''];
  if (newest < known)
    return refuse(file, { field: newest, expected: `a file of ${known} or later`, found: newest });
  checkSame(present, read, file);
  const isContinued = continues(present, read);
  if (!isContinued && read.length === 1)
    return refuse(file, {
      field: newest,
      expected: `the rates of ${previousTargetDay(newest)} before it, which the file of 90 days has`,
      found: `those of ${known}`,
    });
  const older = isContinued ? present.filter(({ day }) => !read.some((other) => other.day === day)) : [];
  const from = shiftDay(newest, -keptDays);
  return [...read, ...older].toSorted((a, b) => b.day.localeCompare(a.day)).filter(({ day }) => day >= from);
}
