import { servicesOrder } from '#content/services/index';
import { plotDurations } from '#lib/charts/duration-plot';
import { drawTimetable } from '#lib/charts/timetable';
import type { Chart } from '#lib/core/chart';
import { toPageLink } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { pickRelated } from '#lib/core/related';
import { splitOpening } from '#lib/core/opening';
import { buildContact, findServiceContact } from '#lib/facts/contact';
import { readPlanWords } from '#lib/facts/network-plan';
import { buildServiceBoard, listServiceLines } from '#lib/facts/service-board';
import { listServiceTerms } from '#lib/facts/prices';
import { linkGlossary } from '#lib/facts/terms';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { readWords, services, type ServiceEntry } from './schema';

function toServiceLink({ locale, slug, name, summary }: ServiceEntry): LinkItem {
  return { name, path: buildPath(locale, `services/${slug}`), text: summary };
}

/**
 * Static query `services`: all of a language, in the order of the content module; unlisted ones come last.
 */
export function listServices(locale: Locale): LinkItem[] {
  const rank = (slug: string): number => (servicesOrder as readonly string[]).indexOf(slug) >>> 0;
  return services
    .all(locale)
    .toSorted((a, b) => rank(a.slug) - rank(b.slug))
    .map(toServiceLink);
}

/** Overview of the services with their durations. */
function buildBoard(locale: Locale) {
  const board = buildServiceBoard(locale);
  return { labels: board.labels, ...plotDurations(board) };
}

/** View of the list of services. Names of services are shared data. */
export function buildIndexView(locale: Locale) {
  const words = readWords(locale);

  return {
    ...pick(words, 'title', 'intro', 'advice', 'planNote'),
    plan: readPlanWords(locale),
    board: buildBoard(locale),
    services: buildPath(locale, 'services'),
    contact: buildContact(words.contact, locale),
  };
}

/** Number and name of the line that a service belongs to. */
function findLine({ slug, locale }: ServiceEntry) {
  const lines = listServiceLines();
  const index = lines.findIndex(({ services: stops }) => stops.some((stop) => stop.slug === slug));
  return { number: index + 1, name: lines[index]?.name[locale] ?? '' };
}

/** Timetable of a service, if it has one. */
function buildTimes({ times }: ServiceEntry) {
  if (!times) return null;
  const { title, lead, timetable, ...words } = times;
  return { title, lead, chart: { ...words, title, drawings: drawTimetable(timetable) } satisfies Chart };
}

export function buildServiceView(entry: ServiceEntry) {
  const { locale } = entry;
  const t = translate.services[locale];
  const related = pickRelated(entry, services.all(locale), { selected: entry.related, locale });
  return {
    ...pick(entry, 'title', 'summary', 'diagram', 'check', 'mockup', 'facts', 'useCases', 'steps', 'faq'),
    line: findLine(entry),
    terms: { title: translate.prices[locale]('terms'), items: listServiceTerms(entry.slug, locale) },
    ...splitOpening(linkGlossary(entry.body().html, locale)),
    contents: entry.contents(),
    times: buildTimes(entry),
    related: related.map(toServiceLink).map(toPageLink),
    contact: buildContact(readWords(locale).contact, locale, findServiceContact(entry.slug)),
    labels: pickLabels(t, 'contents', 'facts', 'useCases', 'steps', 'faq', 'details', 'related'),
  };
}
