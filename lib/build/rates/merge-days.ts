import { retiredCurrencies } from '#content/exchange-rates/currencies';
import type { RateDay } from '#lib/families/exchange-rates/check-rates';
import { shiftDay } from '#lib/core/calendar-day';
import { previousTargetDay } from '#lib/families/exchange-rates/target-calendar';
import { refuse } from './input-file';

/** Calendar days to keep: as many as in the ECB's longer file. */
const keptDays = 90;

/** A day without the currencies retired since then. */
export function dropRetired({ day, rates }: RateDay): RateDay {
  const isKept = ([code]: [string, number]): boolean =>
    !retiredCurrencies.some((retired) => retired.code === code && day <= retired.lastDay);
  return { day, rates: Object.fromEntries(Object.entries(rates).filter(isKept)) };
}

/** Whether a file's days overlap or directly follow the present ones. */
export function followsOn(present: readonly RateDay[], read: readonly RateDay[]): boolean {
  const oldest = read.at(-1)?.day ?? '';
  const newest = present[0]?.day ?? '';
  return oldest <= newest || previousTargetDay(oldest) === newest;
}

/** Published rates never change: a difference is an error in one of the files. */
function checkSame(present: readonly RateDay[], read: readonly RateDay[], file: string): void {
  for (const { day, rates } of read) {
    const published = present.find((candidate) => candidate.day === day)?.rates ?? {};
    for (const [code, rate] of Object.entries(published))
      if (rates[code] !== undefined && rates[code] !== rate)
        refuse(file, {
          field: `${day}, ${code}`,
          expected: `${rate}, as the site has it`,
          found: String(rates[code]),
        });
  }
}

/**
 * Merges a file's days with the present ones. A file of several days after a gap replaces them.
 *
 * @param present newest first; @param read newest first, at least one
 * @throws ContentError if the file is older, differs, or is a single day after a gap
 */
export function mergeDays(present: readonly RateDay[], read: readonly RateDay[], file: string): RateDay[] {
  const [newest, latest] = [read[0]?.day ?? '', present[0]?.day ?? ''];
  if (newest < latest)
    return refuse(file, { field: newest, expected: `a file of ${latest} or later`, found: newest });
  checkSame(present, read, file);
  const isContinued = followsOn(present, read);
  if (!isContinued && read.length === 1)
    return refuse(file, {
      field: newest,
      expected: `the rates of ${previousTargetDay(newest)} before it, which the file of 90 days has`,
      found: `those of ${latest}`,
    });
  const older = isContinued ? present.filter(({ day }) => !read.some((other) => other.day === day)) : [];
  const from = shiftDay(newest, -keptDays);
  return [...read, ...older].toSorted((a, b) => b.day.localeCompare(a.day)).filter(({ day }) => day >= from);
}
