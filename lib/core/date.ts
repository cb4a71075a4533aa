/**
 * Adds calendar days to a date. The input stays as it is; the time of day stays the same on the
 * wall clock, also across a change of daylight-saving time. docs/specification.md#s156.
 *
 * @param days whole days, may be negative
 */
export function addDays(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}

/**
 * Whether a day, `2026-11-20`, lies more than some days before the day of a point in time, by the clock on the wall.
 *
 * @param days whole days: what is exactly as old is not older
 */
export function isOlderThan(day: string, days: number, now: Date): boolean {
  return now >= addDays(new Date(`${day}T00:00`), days + 1);
}

/** The latest of some calendar days, `2026-11-20`; undefined where there is none. */
export function latestDay(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

/** Sorts by day, the newest first; of one day in the order given. */
export function newestFirst<T extends { readonly date: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date));
}
