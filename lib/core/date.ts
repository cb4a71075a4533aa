/** Milliseconds of a day in UTC. */
export const dayLength = 86_400_000;

/**
 * Returns a copy of the date some calendar days later. The local time of day is kept across changes of
 * daylight-saving time. docs/specification.md#s156.
 *
 * @param days whole days, may be negative
 */
export function addDays(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}

/** Whether a day such as `2026-11-20` is more than `days` days before a point in time, in local time. */
export function isOlderThan(day: string, days: number, now: Date): boolean {
  return now >= addDays(new Date(`${day}T00:00`), days + 1);
}

/** The latest of some days such as `2026-11-20`; undefined if there is none. */
export function latestDay(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

/** Sorts by day, newest first. Stable. */
export function newestFirst<T extends { readonly date: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date));
}
