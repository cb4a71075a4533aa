import { memoizeByKey } from '#lib/core/memoize';
import { languages } from './language-table';
import type { ByLanguage, Language } from './languages';

const zone = 'Europe/Berlin';

/** Suffix of an hour, in languages that use one. */
const hourSuffixes: ByLanguage<string> = { en: '', de: '\u00a0Uhr', fr: '', es: '', it: '' };

const zoneFormats = memoizeByKey((style: 'short' | 'longOffset') =>
  memoizeByKey(
    (language: Language) =>
      new Intl.DateTimeFormat(languages[language].tag, { timeZone: zone, timeZoneName: style }),
  ),
);

function zoneName(day: string, language: Language, style: 'short' | 'longOffset'): string {
  // Daylight-saving time changes at night: noon gives the time zone of the office hours.
  const parts = zoneFormats(style)(language).formatToParts(new Date(`${day}T12:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Formats a time range at the Berlin office, without a break after its dash: `10:00–11:00 (CEST)`,
 * `10:00–11:00 Uhr (MESZ)`.
 */
export function formatOfficeHours(
  day: string,
  { starts, ends }: { readonly starts: string; readonly ends: string },
  language: Language,
): string {
  return `${starts}–\u2060${ends}${hourSuffixes[language]} (${zoneName(day, language, 'short')})`;
}

/** A time at the Berlin office in ISO 8601: `2026-10-22T10:00:00+02:00`. */
export function toOfficeInstant(day: string, time: string): string {
  return `${day}T${time}:00${zoneName(day, 'en', 'longOffset').replace('GMT', '')}`;
}
