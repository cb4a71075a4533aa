import { drawCoverLine, drawTextThumbnail } from '#lib/charts/text-line';
import { cachedBy } from '#lib/config/content-store';
import type { Drawing } from '#lib/core/chart';
import { buildContact, type ContactView } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { KnowledgeFigure } from '#lib/page-model/shared-data';
import { drawChapters } from './draw-chapter';
import { splitAtDrawings } from './drawn-parts';
import { separateTables } from './drawn-tables';
import { buildGuidePath } from './guides';
import { buildPublicationFilter, writePublicationValues } from './publication-filter';
import { publications, readWords, type PublicationEntry } from './schema';
import { countChapterMinutes, measureText, placeFigure } from './text-parts';

/** What stands on the cover; the line is drawn from the text. */
const buildCover = cachedBy((entry: PublicationEntry) => {
  const { kind, number, title, locale } = entry;
  const drawing = drawCoverLine({ ...measureText(entry), figure: placeFigure(entry) }, true);
  const tone: 'ink' | 'mist' = kind === 'guide' ? 'ink' : 'mist';
  // What stands before a colon is the title, the rest what it is about.
  const [head = title, about] = title.split(': ');
  return {
    ...{ drawing, number: String(number), title: head, tone, kind: translate.publications[locale](kind) },
    ...(about !== undefined && { about }),
  };
});

/** The text as a line in small. */
export const drawPublicationThumbnail = (entry: PublicationEntry): Drawing =>
  drawTextThumbnail(measureText(entry));

function minutesOf(entry: PublicationEntry): string {
  // What the chapters' minutes add up to: both stand on one page.
  const count = countChapterMinutes(entry).reduce((sum, minutes) => sum + minutes, 0);
  return translate.publications[entry.locale]('minutes', { count });
}

/** A publication as it stands on the shelf. */
const toBook = cachedBy((entry: PublicationEntry) => {
  const { locale, slug, title, kind, number } = entry;
  const t = translate.publications[locale];
  return {
    kicker: t('kicker', { kind: t(kind), number: String(number) }),
    name: title,
    path: buildPath(locale, `publications/${slug}`),
    minutes: minutesOf(entry),
    cover: buildCover(entry),
  };
});

/** The chapters as the stations of a line; one of them has the day that changes the subject. */
function listStations(entry: PublicationEntry) {
  const { event, chapters } = measureText(entry);
  const own = event ? chapters.findLastIndex((begin) => begin <= event.at) : -1;
  return listChapters(entry, '').map((chapter, index) => ({
    ...chapter,
    // A day may break: a station has as much room as a word.
    ...(index === own && event && { event: event.text.replaceAll('\u00a0', ' ') }),
  }));
}

/** The chapters with their numbers and minutes, as the open publication lists them. */
function listChapters(entry: PublicationEntry, path: string) {
  const minutes = countChapterMinutes(entry);
  return entry
    .contents()
    .map(({ id, text }, index) => ({
      number: String(index + 1),
      text,
      path: `${path}#${id}`,
      minutes: translate.publications[entry.locale]('minutesShort', { count: minutes[index] ?? 1 }),
    }));
}

/** The newest publication, open: cover, chapters and figures. */
function openPublication(entry: PublicationEntry) {
  const book = toBook(entry);
  return {
    ...book,
    text: entry.summary,
    day: toDay(entry.date, entry.locale),
    chapters: listChapters(entry, book.path),
  };
}

/** The cover and the chapters, for the hub. */
export function showPublication(entry: PublicationEntry): KnowledgeFigure {
  const { cover, chapters } = openPublication(entry);
  return { cover, chapters: chapters.map(({ number, text, path }) => ({ number, name: text, path })) };
}

/** The shelf: the newest publication open, then all others by their numbers. */
export function buildIndexView(locale: Locale) {
  const { title, intro, advice } = readWords(locale);
  const items = publications
    .all(locale)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
  return {
    title,
    intro,
    advice,
    newest: items.slice(0, 1).map(openPublication),
    books: items
      .toSorted((a, b) => a.number - b.number)
      .map((entry) => ({
        ...toBook(entry),
        values: writePublicationValues(entry, items),
        // What stands open does not stand on the shelf once more, unless somebody looks for it there.
        isOpen: entry === items[0],
      })),
    choice: buildPublicationFilter(items, locale),
    further: items[0]?.further ?? [],
    labels: { ...pickLabels(translate.publications[locale], 'contents', 'read', 'more', 'further') },
  };
}

/** As many as stand in a row. */
const booksBeside = 4;

/** Those that stand nearest to it on the shelf, by their numbers. */
function listBooksBeside({ locale, number }: PublicationEntry) {
  const distance = (other: PublicationEntry): number => Math.abs(other.number - number);
  return publications
    .all(locale)
    .filter((other) => other.number !== number)
    .toSorted((a, b) => distance(a) - distance(b) || b.number - a.number)
    .slice(0, booksBeside)
    .toSorted((a, b) => a.number - b.number)
    .map(toBook);
}

/** Who wrote it answers questions about it: they stand beside the call by what they wrote. */
function buildAuthorContact({ locale }: PublicationEntry): Omit<ContactView, 'person'> {
  const { person: _, ...call } = buildContact(readWords(locale).contact, locale);
  return call;
}

/** The page of one publication: why to read it, then the whole text. */
export function buildPublicationView(entry: PublicationEntry) {
  const { locale, date, kind, number, title, summary, introduction, learn, figures, readers, further } =
    entry;
  const t = translate.publications[locale];
  return {
    cover: buildCover(entry),
    kicker: t('kicker', { kind: t(kind), number }),
    title,
    summary,
    introduction,
    learn,
    figures,
    readers,
    authors: entry.authors.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    further,
    guide: { path: buildGuidePath(entry), label: t('download') },
    parts: separateTables(entry, splitAtDrawings(entry)),
    stations: listStations(entry),
    drawings: drawChapters(entry),
    minutes: minutesOf(entry),
    day: toDay(date, locale),
    contents: entry.contents(),
    contact: buildAuthorContact(entry),
    books: listBooksBeside(entry),
    labels: {
      ...pickLabels(
        t,
        'read',
        'learn',
        'figures',
        'readers',
        'authors',
        'text',
        'contents',
        'further',
        'more',
        'moreAbout',
        'asTable',
        'chapters',
      ),
    },
  };
}
