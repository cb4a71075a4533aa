export type CalendarEvent = {
  /** Stable id; a calendar that already has it updates the event. */
  readonly uid: string;
  /** Day of the last change, used instead of the build time so that the output is reproducible. */
  readonly stamp: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly place?: string | undefined;
  /** Absolute URL of the event's page. */
  readonly url?: string | undefined;
  /** A whole day, or a span between two instants. */
  readonly when: { readonly day: string } | { readonly from: Date; readonly to: Date };
};

export type Calendar = {
  /** Producer: name and subject. */
  readonly maker: string;
  /** Language code of the texts, such as `en`. */
  readonly language: string;
  readonly events: readonly CalendarEvent[];
};

const lineEnd = '\r\n';
const octetsAtMost = 75;
const encoder = new TextEncoder();

/** Removes the control characters for line breaking: soft hyphens, word joiners, no-break spaces. */
const toPlainText = (text: string): string =>
  text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** RFC 5545, 3.3.11: escapes backslash, semicolon, comma and line break. */
const escapeText = (text: string): string =>
  toPlainText(text)
    .replaceAll(/([\\;,])/g, '\\$1')
    .replaceAll(/\r?\n/g, '\\n');

/** RFC 5545, 3.1: a line has at most 75 octets; continuation lines begin with a space. Never splits a character. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const last = parts.at(-1) ?? '';
    const room = parts.length === 1 ? octetsAtMost : octetsAtMost - 1;
    if (encoder.encode(last + letter).length > room) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join(`${lineEnd} `);
}

const writeDay = (day: string): string => day.replaceAll('-', '');

/** An instant in UTC: `20270128T090000Z`. */
const writeInstant = (instant: Date): string =>
  instant.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

function dayAfter(day: string): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 1);
  return later.toISOString().slice(0, 10);
}

function writeSpan({ when }: CalendarEvent): string[] {
  if ('from' in when) return [`DTSTART:${writeInstant(when.from)}`, `DTEND:${writeInstant(when.to)}`];
  // An all-day event: shown as free, ends on the next day (exclusive).
  return [
    `DTSTART;VALUE=DATE:${writeDay(when.day)}`,
    `DTEND;VALUE=DATE:${writeDay(dayAfter(when.day))}`,
    'TRANSP:TRANSPARENT',
  ];
}

function writeEvent(event: CalendarEvent, language: string): string[] {
  const { uid, stamp, title, text, place, url } = event;
  const writeText = (name: string, value: string): string =>
    `${name};LANGUAGE=${language}:${escapeText(value)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${writeDay(stamp)}T000000Z`,
    ...writeSpan(event),
    writeText('SUMMARY', title),
    ...(text ? [writeText('DESCRIPTION', text)] : []),
    ...(place ? [writeText('LOCATION', place)] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/**
 * Serialises a calendar as an `.ics` file. Deterministic.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function writeCalendar({ maker, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => writeEvent(event, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + lineEnd).join('');
}
