const zone = 'Europe/Berlin';

function zoneName(day: string, locale: string, style: 'short' | 'longOffset'): string {
  const tag = locale === 'en' ? 'en-GB' : locale;
  // The change of daylight-saving time happens at night: noon of the day knows the name of its hours.
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A span of hours at the office in Berlin as a reader writes it, not to be broken behind its dash: `10:00–11:00 (CEST)`, `10:00–11:00 Uhr (MESZ)`. */
export function formatOfficeHours(
  day: string,
  { starts, ends }: { readonly starts: string; readonly ends: string },
  locale: string,
): string {
  const word = locale === 'de' ? '\u00a0Uhr' : '';
  return `${starts}–\u2060${ends}${word} (${zoneName(day, locale, 'short')})`;
}

/** An hour at the office in Berlin for machines: `2026-10-22T10:00:00+02:00`. */
export function toOfficeInstant(day: string, time: string): string {
  return `${day}T${time}:00${zoneName(day, 'en', 'longOffset').replace('GMT', '')}`;
}
