/**
 * Adds calendar days to a date. The input stays as it is; the time of day stays the same on the
 * wall clock, also across a change of daylight-saving time. Reading 156.
 *
 * @param days whole days, may be negative
 */
export function addDays(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}

/** A calendar day such as `2026-11-20`, written for readers as their language does: on one line, so with spaces that do not break. */
export function formatDay(isoDay: string, locale: string): string {
  const tag = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${isoDay}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}
