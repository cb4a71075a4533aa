import { brand } from '#content/site/brand';
import { writeCalendar, type CalendarEvent } from '#lib/core/calendar-file';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** A file for calendars under `/documents/calendar/`. */
export type CalendarFile = {
  /** Address from the root. */
  readonly path: string;
  readonly text: string;
};

/** What a date of the bank brings along; the bank's name stands before every title. */
type BankEvent = Omit<CalendarEvent, 'uid'> & {
  /** Lasting name, also of the file: `general-meeting-2027-05-20`. */
  readonly name: string;
};

/** A date of the bank as an event. */
export const toEvent = ({ name, ...event }: BankEvent): CalendarEvent => ({
  ...event,
  title: `${brand.name}: ${event.title}`,
  uid: `${name}@${new URL(brand.origin).hostname}`,
});

/** The file of one date. */
export function buildCalendarFile(event: BankEvent, locale: Locale): CalendarFile {
  return {
    path: `/documents/calendar/${event.name}-${locale}.ics`,
    text: writeCalendar({ maker: `${brand.name}//Dates`, language: locale, events: [toEvent(event)] }),
  };
}

/** A file as pages print its link: address, kind and size. */
export function describeCalendarFile({ path, text }: CalendarFile, locale: Locale) {
  const kilobytes = new TextEncoder().encode(text).length / 1000;
  const size = translate.calendar[locale]('kilobytes', { size: formatNumber(kilobytes, locale, 1) });
  return { href: path, type: 'ICS', size, note: translate.calendar[locale]('note') };
}
