import { drawSizes } from '#lib/charts/draw-sizes';
import { drawTalk, drawTalkThumbnail, type Talk, type TalkTrack } from '#lib/charts/talk';
import type { Drawing } from '#lib/core/chart';
import { newestFirst } from '#lib/core/date';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { formatDay, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { formatOfficeHours } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import type { KnowledgeFigure } from '#lib/page/shared-data';
import { countMinutes, measureHour } from './hour';
import { readWords, webinars, type WebinarEntry } from './schema';

const namesOf = ({ speakers, locale }: WebinarEntry): string[] =>
  speakers.map(({ person }) => findPerson(person, locale).name);

function toTrack(name: string, role: string): TalkTrack {
  return { name, short: name.split(' ')[0] ?? name, role };
}

function measure(entry: WebinarEntry): Talk {
  const { locale, speakers } = entry;
  const t = translate.webinars[locale];
  const people = speakers.map(({ person }) => {
    const { name, role } = findPerson(person, locale);
    return toTrack(name, role);
  });
  const everybody = { name: t('everybody'), short: t('everybodyShort'), role: t('questions') };
  return measureHour(entry, people, everybody);
}

/** The hour in small. */
export const drawWebinarThumbnail = (entry: WebinarEntry): Drawing => drawTalkThumbnail(measure(entry));

/** The hour to scale: as a drawing, and its points as they stand below it. */
function drawHour(entry: WebinarEntry) {
  const { locale, agenda, starts, ends } = entry;
  const t = translate.webinars[locale];
  const talk = measure(entry);
  return {
    drawings: drawSizes((width, size) => drawTalk(talk, width, size), 'full'),
    sentence: t('hour', { starts, ends, count: agenda.length }),
    note: t('drawn'),
    points: agenda.map(({ at, title, by }, index) => ({
      number: String(index + 1),
      start: at,
      text: title,
      by: by ? findPerson(by, locale).name : null,
    })),
  };
}

/** Width of the drawing that the hub shows, in px: half its page. */
const hubWidth = 584;

/** The hour as tracks, for the hub. */
export function showWebinar(entry: WebinarEntry): KnowledgeFigure {
  const talk = measure(entry);
  const { sentence, drawings } = drawHour(entry);
  return {
    talk: { sentence, drawings: { half: drawTalk(talk, hubWidth, 'half'), narrow: drawings.narrow } },
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

/** The newest webinar from inside. */
function openWebinar(entry: WebinarEntry) {
  const { locale, date } = entry;
  const { name, path } = toRow(entry);
  return {
    title: name,
    path,
    day: toDay(date, locale),
    hours: formatOfficeHours(date, entry, locale),
    hour: drawHour(entry),
  };
}

/** The newest webinar from inside, then all of them. */
export function buildIndexView(locale: Locale) {
  const { name, title, intro } = readWords(locale);
  const items = newestFirst(webinars.all(locale));
  return {
    subject: 'webinars',
    wordmark: name,
    title,
    intro,
    newest: items.slice(0, 1).map(openWebinar),
    items: items.map(toRow),
    labels: {
      ...pickLabels(translate.webinars[locale], 'agenda', 'open', 'all'),
      onward: translate.media[locale]('onward'),
    },
  };
}

function buildFacts(entry: WebinarEntry) {
  const { locale, date, heldIn } = entry;
  const t = translate.webinars[locale];
  return [
    { label: t('day'), value: formatDay(date, locale) },
    { label: t('hours'), value: formatOfficeHours(date, entry, locale) },
    { label: t('place'), value: t('online', { language: heldIn }) },
    { label: t('speakers'), value: namesOf(entry).join(', ') },
  ];
}

/** The page of one webinar. */
export function buildWebinarView(entry: WebinarEntry) {
  const { locale, slug, date, title, abstract, speakers, questions, further } = entry;
  const t = translate.webinars[locale];
  return {
    kicker: t('kicker', { day: formatDay(date, locale) }),
    title,
    abstract,
    facts: buildFacts(entry),
    subject: `webinars/${slug}`,
    hour: drawHour(entry),
    speakers: speakers.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    html: entry.body().html,
    contents: entry.contents(),
    questions,
    further,
    contact: buildContact(readWords(locale).contact, locale, speakers[0] && { person: speakers[0].person }),
    labels: {
      ...pickLabels(t, 'facts', 'agenda', 'speakers', 'summary', 'contents', 'questions', 'further'),
      onward: translate.media[locale]('onward'),
    },
  };
}
