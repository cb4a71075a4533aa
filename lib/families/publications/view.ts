import { countReadingMinutes } from '#lib/core/reading-time';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { formatDay, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { publications, readWords, type PublicationEntry } from './schema';

/** What stands on the cover; `seed` draws its tracks. */
function buildCover({ locale, slug, kind, number, name }: PublicationEntry) {
  return { seed: slug, kind: translate.publications[locale](kind), number: String(number), title: name };
}

function minutesOf(entry: PublicationEntry): string {
  const count = countReadingMinutes(entry.body().html);
  return translate.publications[entry.locale]('minutes', { count });
}

function toCard(entry: PublicationEntry) {
  const { locale, slug, name, title, summary, date } = entry;
  return {
    name,
    path: buildPath(locale, `publications/${slug}`),
    title,
    text: summary,
    cover: buildCover(entry),
    meta: minutesOf(entry),
    day: toDay(date, locale),
  };
}

/** The list of publications, the newest first. */
export function buildIndexView(locale: Locale) {
  const { title, intro } = readWords(locale);
  const items = publications
    .all(locale)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.number - b.number);
  return { title, intro, items: items.map(toCard) };
}

function buildFacts(entry: PublicationEntry) {
  const { locale, date, authors } = entry;
  const t = translate.publications[locale];
  const chapters = t('chapters', { count: entry.contents().length });
  return [
    { label: t('published'), value: formatDay(date, locale) },
    { label: t('length'), value: `${chapters}, ${minutesOf(entry)}` },
    { label: t('writtenBy'), value: authors.map(({ person }) => findPerson(person, locale).name).join(', ') },
  ];
}

/** The page of one publication: why to read it, then the whole text. */
export function buildPublicationView(entry: PublicationEntry) {
  const { locale, kind, number, title, summary, introduction, learn, figures, readers, further } = entry;
  const t = translate.publications[locale];
  return {
    cover: buildCover(entry),
    kicker: t('kicker', { kind: t(kind), number }),
    title,
    summary,
    facts: buildFacts(entry),
    introduction,
    learn,
    figures,
    readers,
    authors: entry.authors.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    further,
    html: entry.body().html,
    contents: entry.contents(),
    contact: buildContact(
      readWords(locale).contact,
      locale,
      entry.authors[0] && { person: entry.authors[0].person },
    ),
    labels: pickLabels(
      t,
      'read',
      'facts',
      'learn',
      'figures',
      'readers',
      'authors',
      'text',
      'contents',
      'further',
    ),
  };
}
