import type { CalendarFile } from '#lib/facts/calendar-file';
import { describeCalendarFile } from '#lib/facts/calendar-link';
import { buildForm } from '#lib/facts/form-view';
import { buildWebinarCalendar, findNextWebinar, type UpcomingWebinar } from '#lib/facts/upcoming-webinars';
import { webinarForm } from '#lib/forms/schemas/webinar';
import { formatDay } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';
import { formatOfficeHours } from '#lib/i18n/office-hours';
import { translate } from '#lib/i18n/translate';
import { siteUrl } from '#lib/page-model/site-url';
import { readWords } from './schema';

/** Calendar file of the next webinar in all languages; empty if there is none at a moment. */
export function listWebinarFiles(now = new Date()): CalendarFile[] {
  const webinar = findNextWebinar(now);
  return webinar ? locales.map((locale) => buildWebinarCalendar(webinar, locale, siteUrl)) : [];
}

function buildEvent(webinar: UpcomingWebinar, locale: Locale) {
  const { date, subject, place } = webinar;
  return {
    day: { iso: date, text: formatDay(date, locale) },
    hours: formatOfficeHours(date, webinar, locale),
    place: place[locale],
    subject: subject[locale],
    file: {
      ...describeCalendarFile(buildWebinarCalendar(webinar, locale, siteUrl), locale),
      name: translate.calendar[locale]('add'),
    },
  };
}

function buildSignUp({ date }: UpcomingWebinar, locale: Locale) {
  const subject = translate.webinars[locale]('signUpSubject', { day: formatDay(date, locale) });
  const texts = { ...readWords(locale).next.form, subject };
  return buildForm({ schema: webinarForm, locale, texts, hidden: { webinar: date } });
}

/** The next webinar with calendar file and sign-up, or what is said while its day is not known. */
export function buildNext(locale: Locale, now: Date) {
  const { title, text, between } = readWords(locale).next;
  const webinar = findNextWebinar(now);
  if (!webinar) return { title, text: between };
  return { title, text, event: buildEvent(webinar, locale), form: buildSignUp(webinar, locale) };
}
