import { brand } from '#content/site/brand';
import { writeCalendar, type CalendarEvent } from '#lib/core/calendar-file';
import type { Locale } from '#lib/i18n/locales';

/** Calendar file under `/documents/calendar/`. */
export type CalendarFile = {
  /** Path from the root. */
  readonly path: string;
  readonly text: string;
};

/** Date of the bank; its title is prefixed by the bank's name. */
type BankEvent = Omit<CalendarEvent, 'uid'> & {
  /** Permanent id and file name: `general-meeting-2027-05-20`. */
  readonly name: string;
};

export const toEvent = ({ name, ...event }: BankEvent): CalendarEvent => ({
  ...event,
  title: `${brand.name}: ${event.title}`,
  uid: `${name}@${new URL(brand.origin).hostname}`,
});

/** Calendar file of one date. */
export function buildCalendarFile(event: BankEvent, locale: Locale): CalendarFile {
  return {
    path: `/documents/calendar/${event.name}-${locale}.ics`,
    text: writeCalendar({ maker: `${brand.name}//Dates`, language: locale, events: [toEvent(event)] }),
  };
}
