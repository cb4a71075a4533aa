import { brand } from '#content/site/brand';
import { drawSizes } from '#lib/charts/draw-sizes';
import { drawSwimlanes, drawSwimlaneThumbnail } from '#lib/charts/swimlanes';
import type { Lane } from '#lib/charts/swimlane-layout';
import { markDialogue } from '#lib/content/markdown/dialogue';
import type { Drawing } from '#lib/core/chart';
import { toPageLink } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { formatPlayTime } from '#lib/core/play-time';
import { buildContact } from '#lib/facts/contact';
import { findCustomer } from '#lib/facts/customers';
import { findPerson, type PersonSlug } from '#lib/facts/people';
import { formatDay, formatList, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { KnowledgeFigure } from '#lib/page-model/shared-data';
import { episodes, readWords, type EpisodeEntry } from './schema';
import { buildPlayer } from './player-view';
import { listChapters, measureEpisode } from './episode-lanes';
import { readTiming } from './timing';
import { annotateTranscript } from './transcript';

const latestFirst = (locale: Locale): EpisodeEntry[] =>
  episodes.all(locale).toSorted((a, b) => b.number - a.number);

function describeColleague(slug: PersonSlug, text: string, locale: Locale) {
  const { name, role } = findPerson(slug, locale);
  return { name, role: `${role}, ${brand.name}`, text };
}

function describeGuest(guest: EpisodeEntry['guests'][number], locale: Locale) {
  if ('person' in guest) return describeColleague(guest.person, guest.text, locale);
  const { name, role, company, text } = guest;
  return { name, role: `${role}, ${findCustomer(company).name}`, text };
}

/** The first guest from the company, otherwise the host. */
function findColleague({ guests, host }: EpisodeEntry): { readonly person: PersonSlug } {
  return guests.find((guest) => 'person' in guest) ?? { person: host };
}

/** Speakers in the order of their lanes. */
function listSpeakers({ guests, host, locale }: EpisodeEntry) {
  const speakers = guests.map((guest) => describeGuest(guest, locale));
  return speakers.toSpliced(1, 0, describeColleague(host, translate.podcast[locale]('host'), locale));
}

/** Tracks from top to bottom: the host is between the guests. */
function listLanes({ guests, host, locale }: EpisodeEntry): Lane[] {
  const toColleagueTrack = (slug: PersonSlug, role: string): Lane =>
    toLane(findPerson(slug, locale).name, role);
  const lanes = guests.map((guest) =>
    'person' in guest
      ? toColleagueTrack(guest.person, brand.name)
      : toLane(guest.name, findCustomer(guest.company).name),
  );
  return lanes.toSpliced(1, 0, toColleagueTrack(host, translate.podcast[locale]('hostRole')));
}

function toLane(name: string, role: string): Lane {
  return { name, short: name.split(' ')[0] ?? name, role };
}

/** Drawing of the conversation with its texts. */
function drawEpisode(entry: EpisodeEntry) {
  const { locale } = entry;
  const t = translate.podcast[locale];
  const swimlanes = measureEpisode(entry, listLanes(entry), readTiming(entry));
  return {
    drawings: drawSizes((width, size) => drawSwimlanes(swimlanes, width, size), 'full'),
    alt: t('conversation', {
      names: formatList(
        swimlanes.lanes.map(({ name }) => name),
        locale,
      ),
      count: swimlanes.chapters.length,
    }),
    note: t('drawn', { turns: swimlanes.segments.length }),
  };
}

const drawEpisodeThumbnail = (entry: EpisodeEntry): Drawing =>
  drawSwimlaneThumbnail(measureEpisode(entry, listLanes(entry), readTiming(entry)));

const minutesOf = (entry: EpisodeEntry): string =>
  translate.podcast[entry.locale]('minutes', { length: formatPlayTime(readTiming(entry).seconds) });

/** Names with their companies. */
function listGuests({ guests, locale }: EpisodeEntry): string[] {
  return guests.map((guest) =>
    'person' in guest
      ? `${findPerson(guest.person, locale).name}, ${brand.name}`
      : `${guest.name}, ${findCustomer(guest.company).name}`,
  );
}

/** Width in px of the hub's drawing: half its page. */
const hubWidth = 584;

/** Drawing of the conversation, for the hub. */
export function showEpisode(entry: EpisodeEntry): KnowledgeFigure {
  const swimlanes = measureEpisode(entry, listLanes(entry), readTiming(entry));
  const { alt, drawings } = drawEpisode(entry);
  return {
    swimlanes: {
      alt,
      drawings: { half: drawSwimlanes(swimlanes, hubWidth, 'half'), narrow: drawings.narrow },
    },
  };
}

function toRow(entry: EpisodeEntry) {
  const { locale, slug, title, summary, date, number } = entry;
  return {
    number: String(number),
    name: title,
    path: buildPath(locale, `podcast/${slug}`),
    text: summary,
    people: listGuests(entry),
    minutes: minutesOf(entry),
    day: toDay(date, locale),
    thumbnail: drawEpisodeThumbnail(entry),
  };
}

/** Featured episode: drawing and chapters with quotes. */
function openEpisode(entry: EpisodeEntry) {
  const { locale, slug, number, title, date } = entry;
  const path = buildPath(locale, `podcast/${slug}`);
  return {
    kicker: translate.podcast[locale]('episode', { number }),
    day: toDay(date, locale),
    minutes: minutesOf(entry),
    title,
    path,
    swimlanes: drawEpisode(entry),
    chapters: listChapters(entry, readTiming(entry)).map(({ id, number, start, text, quote, by }) => ({
      ...{ number, start, text, quote, by },
      path: `${path}#${id}`,
    })),
  };
}

export function buildIndexView(locale: Locale) {
  const items = latestFirst(locale);
  return {
    ...pick(readWords(locale), 'show', 'title', 'intro', 'advice', 'next'),
    newest: items.slice(0, 1).map(openEpisode),
    items: items.map(toRow),
    further: items[0]?.further ?? [],
    labels: pickLabels(translate.podcast[locale], 'episodes', 'chapters', 'read', 'further'),
  };
}

/** The contact person is a speaker of the episode. */
function buildEpisodeContact(entry: EpisodeEntry) {
  const { locale } = entry;
  const colleague = findColleague(entry);
  const action = translate.podcast[locale]('write', { name: findPerson(colleague.person, locale).name });
  return { ...buildContact(readWords(locale).contact, locale, colleague), action, isCalm: true };
}

export function buildEpisodeView(entry: EpisodeEntry) {
  const { locale, slug, number, date, recorded } = entry;
  const { showName } = readWords(locale);
  const t = translate.podcast[locale];
  const others = latestFirst(locale).filter((other) => other.slug !== slug);
  const timing = readTiming(entry);
  const chapters = listChapters(entry, timing);
  return {
    ...pick(entry, 'title', 'summary', 'notes'),
    kicker: `${showName} · ${t('episode', { number })}`,
    day: toDay(date, locale),
    speakers: listSpeakers(entry),
    minutes: minutesOf(entry),
    swimlanes: drawEpisode(entry),
    player: buildPlayer(timing, locale),
    lanes: entry.guests.length + 1,
    chapters: chapters.map(({ id, ...chapter }) => ({ ...chapter, path: `#${id}` })),
    contents: chapters.map(({ id, text, start }) => ({ id, text, note: start })),
    html: annotateTranscript(markDialogue(entry.body().html), listLanes(entry), chapters, timing),
    further: entry.further,
    transcriptNote: t('transcriptNote', { day: formatDay(recorded, locale) }),
    more: others.slice(0, 3).map(toRow).map(toPageLink),
    contact: buildEpisodeContact(entry),
    labels: pickLabels(t, 'speakers', 'notes', 'chapters', 'transcript', 'read', 'further'),
  };
}
