import { buildCalendarFile, describeCalendarFile, type CalendarFile } from '#lib/facts/calendar-file';
import { formatDay } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { siteUrl } from '#lib/page-model/site-url';
import { investorsPages, readCalendar } from './schema';

type FinancialDate = ReturnType<typeof readCalendar>[number];

/** A date of the financial calendar as an event. */
const toFinancialEvent = ({ day, slug, title }: FinancialDate, locale: Locale) => ({
  name: `${slug}-${day}`,
  stamp: investorsPages.get(locale, 'investors').date,
  title: title[locale],
  url: `${siteUrl}${buildPath(locale, 'investors')}#calendar`,
  when: { day },
});

const buildFile = (date: FinancialDate, locale: Locale): CalendarFile =>
  buildCalendarFile(toFinancialEvent(date, locale), locale);

/** A file for each date of the financial calendar, in all languages. */
export const listFinancialFiles = (): CalendarFile[] =>
  locales.flatMap((locale) => readCalendar().map((date) => buildFile(date, locale)));

/** The dates with their files, as the page lists them. */
export const listDates = (locale: Locale) =>
  readCalendar().map((date) => ({
    ...describeCalendarFile(buildFile(date, locale), locale),
    day: { iso: date.day, text: formatDay(date.day, locale) },
    name: date.title[locale],
  }));
