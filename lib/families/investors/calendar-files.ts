import { buildCalendarFile, type CalendarFile } from '#lib/facts/calendar-file';
import { describeCalendarFile } from '#lib/facts/calendar-link';
import { formatDay } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { siteUrl } from '#lib/page-model/site-url';
import { investorsPages, readCalendar } from './schema';

type FinancialDate = ReturnType<typeof readCalendar>[number];

/** Date of the financial calendar as a calendar event. */
const toFinancialEvent = ({ day, slug, title }: FinancialDate, locale: Locale) => ({
  name: `${slug}-${day}`,
  stamp: investorsPages.get(locale, 'investors').date,
  title: title[locale],
  url: `${siteUrl}${buildPath(locale, 'investors')}#calendar`,
  when: { day },
});

const buildFile = (date: FinancialDate, locale: Locale): CalendarFile =>
  buildCalendarFile(toFinancialEvent(date, locale), locale);

/** A calendar file for each date, in all languages. */
export const listFinancialFiles = (): CalendarFile[] =>
  locales.flatMap((locale) => readCalendar().map((date) => buildFile(date, locale)));

/** Dates with their calendar files. */
export const listDates = (locale: Locale) =>
  readCalendar().map((date) => ({
    ...describeCalendarFile(buildFile(date, locale), locale),
    day: { iso: date.day, text: formatDay(date.day, locale) },
    name: date.title[locale],
  }));

/** The next date of the financial calendar after a day. */
export function findNext(day: string, locale: Locale, label: string) {
  const dates = readCalendar();
  const next = dates.find((date) => date.day > day) ?? dates[0];
  return { label, value: next && formatDay(next.day, locale), note: next?.title[locale] };
}
