import { buildCalendarFile, describeCalendarFile, type CalendarFile } from '#lib/facts/calendar-file';
import { formatDay } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';
import { formatOfficeHours, toOfficeInstant } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { siteUrl } from '#lib/page-model/site-url';
import { readWords } from './schema';

type Upcoming = NonNullable<ReturnType<typeof readWords>['next']['event']>;

function buildFile(event: Upcoming, locale: Locale): CalendarFile {
  const { announced, date, starts, ends, subject, heldIn } = event;
  return buildCalendarFile(
    {
      name: `webinar-${date}`,
      stamp: announced,
      title: subject,
      place: translate.webinars[locale]('online', { language: heldIn }),
      url: `${siteUrl}${buildPath(locale, 'webinars')}#next`,
      when: { from: new Date(toOfficeInstant(date, starts)), to: new Date(toOfficeInstant(date, ends)) },
    },
    locale,
  );
}

/** Calendar file of the next webinar in all languages; empty until its day is known. */
export const listWebinarFiles = (): CalendarFile[] =>
  locales.flatMap((locale) => {
    const { event } = readWords(locale).next;
    return event ? [buildFile(event, locale)] : [];
  });

/** The next webinar, with a calendar file once its day is known. */
export function buildNext(locale: Locale) {
  const { title, text, event } = readWords(locale).next;
  if (!event) return { title, text };
  const { date, subject, heldIn } = event;
  return {
    title,
    text,
    event: {
      day: { iso: date, text: formatDay(date, locale) },
      hours: formatOfficeHours(date, event, locale),
      place: translate.webinars[locale]('online', { language: heldIn }),
      subject,
      file: {
        ...describeCalendarFile(buildFile(event, locale), locale),
        name: translate.calendar[locale]('add'),
      },
    },
  };
}
