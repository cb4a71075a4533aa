import { brand } from '#content/site/brand';
import { ContentError } from '#lib/content/content-error';
import { markDialogue } from '#lib/content/markdown/dialogue';
import { buildContact } from '#lib/facts/contact';
import { findCustomer } from '#lib/facts/customers';
import { findPerson, type PersonSlug } from '#lib/facts/people';
import { formatDay, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { episodes, readWords, type EpisodeEntry } from './schema';

const latestFirst = (locale: Locale): EpisodeEntry[] =>
  episodes.all(locale).toSorted((a, b) => b.number - a.number);

function describeOwn(slug: PersonSlug, text: string, locale: Locale) {
  const { name, role } = findPerson(slug, locale);
  return { name, role: `${role}, ${brand.name}`, text };
}

function describeGuest(guest: EpisodeEntry['guests'][number], locale: Locale) {
  if ('person' in guest) return describeOwn(guest.person, guest.text, locale);
  const { name, role, company, text } = guest;
  return { name, role: `${role}, ${findCustomer(company).name}`, text };
}

/** Who speaks: the guests, then the host. */
function listSpeakers({ guests, host, locale }: EpisodeEntry) {
  const speakers = guests.map((guest) => describeGuest(guest, locale));
  return [...speakers, describeOwn(host, translate.podcast[locale]('host'), locale)];
}

/**
 * Joins the headings of the transcript with the times of the front matter.
 *
 * @throws ContentError when there are more of the one than of the other
 */
export function listChapters(entry: Pick<EpisodeEntry, 'file' | 'starts' | 'contents'>) {
  const headings = entry.contents();
  if (headings.length !== entry.starts.length) {
    const expected = `a time for each of the ${headings.length} headings`;
    throw new ContentError([
      { file: entry.file, field: 'starts', expected, found: String(entry.starts.length) },
    ]);
  }
  return headings.map(({ id, text }, index) => ({ start: entry.starts[index] ?? '', id, text }));
}

function toRow(entry: EpisodeEntry) {
  const { locale, slug, title, summary, date, number, guests } = entry;
  const names = guests.map((guest) => describeGuest(guest, locale).name);
  return {
    name: title,
    path: buildPath(locale, `podcast/${slug}`),
    text: summary,
    meta: [translate.podcast[locale]('episode', { number }), ...names],
    day: toDay(date, locale),
  };
}

/** The show and its episodes, the newest first. */
export function buildIndexView(locale: Locale) {
  const { show, title, intro } = readWords(locale);
  const labels = pickLabels(translate.podcast[locale], 'episodes');
  return { show, title, intro, items: latestFirst(locale).map(toRow), labels };
}

/** The page of one episode. */
export function buildEpisodeView(entry: EpisodeEntry) {
  const { locale, slug, number, title, summary, date, recorded, notes } = entry;
  const { show, contact } = readWords(locale);
  const t = translate.podcast[locale];
  const others = latestFirst(locale).filter((other) => other.slug !== slug);
  return {
    kicker: `${show} · ${t('episode', { number })}`,
    title,
    summary,
    day: toDay(date, locale),
    speakers: listSpeakers(entry),
    notes,
    chapters: listChapters(entry),
    html: markDialogue(entry.body().html),
    transcriptNote: t('transcriptNote', { day: formatDay(recorded, locale) }),
    more: others
      .slice(0, 3)
      .map(toRow)
      .map(({ name, path, text }) => ({ name, path, text })),
    contact: buildContact(contact, locale),
    labels: pickLabels(t, 'speakers', 'notes', 'chapters', 'transcript', 'more'),
  };
}
