import { drawSizes } from '#lib/charts/draw-sizes';
import { drawSwimlanes, drawSwimlaneThumbnail } from '#lib/charts/swimlanes';
import type { Swimlanes, Lane } from '#lib/charts/swimlane-layout';
import type { Drawing } from '#lib/core/chart';
import { newestFirst } from '#lib/core/date';
import { pick } from '#lib/core/pick';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { formatDay, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { formatOfficeHours } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { KnowledgeFigure } from '#lib/page-model/shared-data';
import { buildNext } from './calendar-files';
import { countMinutes, findSections, measureAgenda } from './agenda-lanes';
import { readWords, webinars, type WebinarEntry } from './schema';
import { buildSummary } from './summary';

const namesOf = ({ speakers, locale }: WebinarEntry): string[] =>
  speakers.map(({ person }) => findPerson(person, locale).name);

function toLane(name: string, role: string): Lane {
  return { name, short: name.split(' ')[0] ?? name, role };
}

function measure(entry: WebinarEntry): Swimlanes {
  const { locale, speakers } = entry;
  const t = translate.webinars[locale];
  const people = speakers.map(({ person }) => {
    const { name, role } = findPerson(person, locale);
    return toLane(name, role);
  });
  const everybody = { name: t('everybody'), short: t('everybodyShort'), role: t('questions') };
  return measureAgenda(entry, people, everybody, (count) => t('lengthShort', { count }));
}

const drawWebinarThumbnail = (entry: WebinarEntry): Drawing => drawSwimlaneThumbnail(measure(entry));

/**
 * Drawing of the webinar with its agenda.
 *
 * @param isOwn whether the links stay on the current page
 */
function drawHour(entry: WebinarEntry, isOwn: boolean) {
  const { locale, agenda, starts, ends, slug, questions } = entry;
  const t = translate.webinars[locale];
  const swimlanes = measure(entry);
  const sections = findSections(entry);
  const path = isOwn ? '' : buildPath(locale, `webinars/${slug}`);
  return {
    drawings: drawSizes((width, size) => drawSwimlanes(swimlanes, width, size), 'full'),
    alt: t('hour', { starts, ends, count: agenda.length }),
    note: t('drawn'),
    chapters: agenda.map(({ at, title, by, result }, index) => ({
      number: String(index + 1),
      start: at,
      text: title,
      path: `${path}#${sections[index] ?? 'questions'}`,
      result: by ? result : t('answered', { count: questions.length }),
      by: by ? findPerson(by, locale).name : t('everybody'),
    })),
  };
}

/** Width in px of the hub's drawing: half its page. */
const hubWidth = 584;

/** Drawing of the webinar, for the hub. */
export function showWebinar(entry: WebinarEntry): KnowledgeFigure {
  const swimlanes = measure(entry);
  const { alt, drawings } = drawHour(entry, false);
  return {
    swimlanes: {
      alt,
      drawings: { half: drawSwimlanes(swimlanes, hubWidth, 'half'), narrow: drawings.narrow },
    },
  };
}

function toRow(entry: WebinarEntry) {
  const { locale, slug, title, date, description } = entry;
  return {
    name: title,
    path: buildPath(locale, `webinars/${slug}`),
    text: description,
    people: namesOf(entry),
    minutes: translate.webinars[locale]('length', { count: countMinutes(entry) }),
    day: toDay(date, locale),
    thumbnail: drawWebinarThumbnail(entry),
  };
}

/** Featured webinar. */
function openWebinar(entry: WebinarEntry) {
  const { locale, date } = entry;
  const { name, path } = toRow(entry);
  return {
    title: name,
    path,
    day: toDay(date, locale),
    hours: formatOfficeHours(date, entry, locale),
    hour: drawHour(entry, false),
  };
}

/** @param now moment of the build: a webinar that is over is not announced */
export function buildIndexView(locale: Locale, now = new Date()) {
  const words = readWords(locale);
  const items = newestFirst(webinars.all(locale));
  return {
    ...pick(words, 'title', 'intro', 'advice'),
    wordmark: words.name,
    newest: items.slice(0, 1).map(openWebinar),
    items: items.map(toRow),
    next: buildNext(locale, now),
    further: items[0]?.further ?? [],
    labels: pickLabels(translate.webinars[locale], 'agenda', 'open', 'all', 'further'),
  };
}

/** The first speaker is the contact person. */
function buildWebinarContact({ locale, speakers: [first] }: WebinarEntry) {
  const contact = buildContact(readWords(locale).contact, locale, first && { person: first.person });
  const { name } = contact.person ?? {};
  return { ...contact, isCalm: true, ...(name && { action: translate.webinars[locale]('ask', { name }) }) };
}

export function buildWebinarView(entry: WebinarEntry) {
  const { locale, date, heldIn, speakers } = entry;
  const t = translate.webinars[locale];
  return {
    ...pick(entry, 'title', 'abstract', 'questions', 'further'),
    kicker: t('kicker', { day: formatDay(date, locale) }),
    hours: formatOfficeHours(date, entry, locale),
    place: t('online', { language: heldIn }),
    hour: drawHour(entry, true),
    speakers: speakers.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    summary: buildSummary(entry),
    contents: [...entry.contents(), { id: 'questions', text: t('questions') }],
    contact: buildWebinarContact(entry),
    labels: pickLabels(t, 'agenda', 'speakers', 'summary', 'contents', 'questions', 'further'),
  };
}
