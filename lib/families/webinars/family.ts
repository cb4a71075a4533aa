import { brand } from '#content/site/brand';
import { people } from '#content/site/people';
import { webinarsIndexContent } from '#content/webinars/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { toOfficeInstant } from '#lib/core/office-time';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { webinars, type WebinarEntry } from './collection';
import { buildWebinarsIndexView, buildWebinarView, webinarsIndexLink } from './view';

/** @see https://schema.org/EducationEvent */
function describe({ date, starts, ends, speakers, locale, slug }: WebinarEntry): Record<string, unknown> {
  return {
    '@type': 'EducationEvent',
    startDate: toOfficeInstant(date, starts),
    endDate: toOfficeInstant(date, ends),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: brand.origin + buildPath(locale, `webinars/${slug}`) },
    organizer: { '@type': 'Organization', name: brand.legalName },
    performer: speakers.map(({ person }) => ({ '@type': 'Person', name: people[person].name })),
  };
}

function toPage(entry: WebinarEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `webinars/${slug}`,
    locale,
    path: buildPath(locale, `webinars/${slug}`),
    template: 'webinar',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [webinarsIndexLink(locale)]),
    staticQueries: [],
    view: () => buildWebinarView(entry),
    schema: describe(entry),
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = webinarsIndexContent[locale];
  return {
    id: 'webinars',
    locale,
    path: buildPath(locale, 'webinars'),
    template: 'webinars-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: webinars
      .all(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildWebinarsIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const webinarsFamily: Family = {
  name: 'webinars',
  pages: (locale) => [indexPage(locale), ...webinars.all(locale).map(toPage)],
};
