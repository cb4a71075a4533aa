import { z } from 'zod';
import { upcomingWebinars } from '#content/site/upcoming-webinars';
import { daySchema } from '#lib/content/item-schema';
import type { Locale } from '#lib/i18n/locales';
import { toOfficeInstant } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { buildCalendarFile, type CalendarFile } from './calendar-file';
import { localized, readFacts } from './read-facts';

const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');

const webinarSchema = z.strictObject({
  announced: daySchema.describe('Day on which it was announced or last changed.'),
  date: daySchema.describe('Day on which it takes place; sign-ups name it, so it never moves to another.'),
  starts: timeSchema.describe('When it begins, in Berlin.'),
  ends: timeSchema.describe('When it ends, in Berlin.'),
  subject: localized(20, 110).describe('What it is about.'),
  place: localized(5, 40).describe('How it is held, and in which language.'),
  join: z.url({ protocol: /^https$/ }).describe('Link to join, only for the e-mails to participants.'),
});

export type UpcomingWebinar = z.output<typeof webinarSchema>;

const readWebinars = readFacts(
  'content/site/upcoming-webinars.ts',
  upcomingWebinars,
  z
    .array(webinarSchema)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
      error: 'one webinar a day',
    }),
);

/** When a webinar ends. */
export const endOfWebinar = ({ date, ends }: UpcomingWebinar): Date => new Date(toOfficeInstant(date, ends));

/** The next webinar that is not over at a moment; undefined if there is none. */
export function findNextWebinar(now: Date): UpcomingWebinar | undefined {
  const open = readWebinars().filter((webinar) => endOfWebinar(webinar) > now);
  return open.toSorted((one, other) => one.date.localeCompare(other.date))[0];
}

/** The webinar of a day, if it is not over at a moment. */
export const findOpenWebinar = (date: string, now: Date): UpcomingWebinar | undefined =>
  readWebinars().find((webinar) => webinar.date === date && endOfWebinar(webinar) > now);

/**
 * Calendar file of a webinar. With and without the link to join it is the same event for a calendar.
 *
 * @param siteUrl prefix of the address of its page
 * @param text what only participants read
 */
export function buildWebinarCalendar(
  webinar: UpcomingWebinar,
  locale: Locale,
  siteUrl: string,
  text?: string,
): CalendarFile {
  const { announced, date, starts, subject, place } = webinar;
  return buildCalendarFile(
    {
      name: `webinar-${date}`,
      stamp: announced,
      title: subject[locale],
      text,
      place: place[locale],
      url: `${siteUrl}${buildPath(locale, 'webinars')}#next`,
      when: { from: new Date(toOfficeInstant(date, starts)), to: endOfWebinar(webinar) },
    },
    locale,
  );
}
