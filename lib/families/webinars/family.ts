import { bankReference } from '#lib/facts/bank';
import { findPerson } from '#lib/facts/people';
import type { Locale } from '#lib/i18n/locales';
import { toOfficeInstant } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { ThingOf } from '#lib/page-model/json-ld';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { template } from '#lib/page-model/template';
import { readWords, webinars, type WebinarEntry } from './schema';
import { buildIndexView, buildWebinarView, showWebinar } from './view';

export const webinarsIndex = template<ReturnType<typeof buildIndexView>>()('webinars-index');
export const webinarPage = template<ReturnType<typeof buildWebinarView>>()('webinar');

/** @see https://schema.org/EducationEvent */
function describe({ date, starts, ends, speakers, locale, slug }: WebinarEntry): ThingOf<'EducationEvent'> {
  return {
    '@type': 'EducationEvent',
    startDate: toOfficeInstant(date, starts),
    endDate: toOfficeInstant(date, ends),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: siteUrl + buildPath(locale, `webinars/${slug}`) },
    organizer: bankReference,
    isAccessibleForFree: true,
    inLanguage: locale,
    performer: speakers.map(({ person }) => ({ '@type': 'Person', name: findPerson(person, locale).name })),
  };
}

function indexPage(locale: Locale): Page {
  return listPage(webinarsIndex, 'webinars', readWords(locale), webinars.all(locale), () =>
    buildIndexView(locale),
  );
}

function toPage(entry: WebinarEntry): Page {
  return entryPage(webinarPage, indexPage(entry.locale), entry, () => buildWebinarView(entry), {
    announcedAs: 'webinars',
    figure: () => showWebinar(entry),
    jsonLd: describe(entry),
  });
}

export const webinarsFamily = family('webinars', [webinarsIndex, webinarPage], (locale) => [
  indexPage(locale),
  ...webinars.all(locale).map(toPage),
]);
