import { drawDotPlot } from '#lib/charts/dot-plot';
import { drawUnits } from '#lib/charts/unit-bars';
import { cachedBy } from '#lib/config/content-store';
import { toPageLink } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { buildContact, type ContactView } from '#lib/facts/contact';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { KnowledgeFigure } from '#lib/page-model/shared-data';
import { listAuthors } from './authors';
import { drawChapters } from './draw-chapter';
import { separateTables, splitAtDrawings, type TextPart } from './chapter-drawings';
import { buildGuidePath } from './guides';
import { buildPublicationFilter, writePublicationValues } from './publication-filter';
import { addShareBars } from './share-bars';
import { publications, readWords, type PublicationEntry } from './schema';
import { countChapterMinutes, measureText, placeFigure } from './text-parts';

/** Cover of a publication, with a line drawn from its text. */
const buildCover = cachedBy((entry: PublicationEntry) => {
  const { kind, number, title, locale } = entry;
  const drawing = drawDotPlot({ ...measureText(entry), figure: placeFigure(entry) }, true);
  const tone: 'ink' | 'mist' = kind === 'guide' ? 'ink' : 'mist';
  // The part before the colon is the title, the rest the subtitle.
  const [head = title, about] = title.split(': ');
  return {
    ...{ drawing, number: String(number), title: head, tone, kind: translate.publications[locale](kind) },
    ...(about !== undefined && { about }),
  };
});

function minutesOf(entry: PublicationEntry): string {
  // Sum of the chapters' minutes, because the page shows both.
  const count = countChapterMinutes(entry).reduce((sum, minutes) => sum + minutes, 0);
  return translate.publications[entry.locale]('minutes', { count });
}

/** Publication as a list entry. */
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

/** Chapters for the timeline; one has the day of the event. */
function listStations(entry: PublicationEntry) {
  const { event, chapters } = measureText(entry);
  const eventIndex = event ? chapters.findLastIndex((begin) => begin <= event.at) : -1;
  return listChapters(entry, '').map((chapter, index) => ({
    ...chapter,
    // The day may wrap, because a label is only as wide as a word.
    ...(index === eventIndex && event && { event: event.text.replaceAll('\u00a0', ' ') }),
  }));
}

/** Chapters with numbers and minutes. */
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

/** Featured publication: cover and chapters. */
function openPublication(entry: PublicationEntry) {
  const book = toBook(entry);
  return {
    ...book,
    text: entry.summary,
    day: toDay(entry.date, entry.locale),
    chapters: listChapters(entry, book.path),
  };
}

/** Cover and chapters, for the hub. */
export function showPublication(entry: PublicationEntry): KnowledgeFigure {
  const { cover, chapters } = openPublication(entry);
  return { cover, chapters: chapters.map(({ number, text, path }) => ({ number, name: text, path })) };
}

export function buildIndexView(locale: Locale) {
  const items = publications
    .all(locale)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
  return {
    ...pick(readWords(locale), 'title', 'intro', 'advice'),
    newest: items.slice(0, 1).map(openPublication),
    books: items
      .toSorted((a, b) => a.number - b.number)
      .map((entry) => ({
        ...toBook(entry),
        values: writePublicationValues(entry, items),
        // The featured one is repeated in the list only if a filter is set.
        isOpen: entry === items[0],
      })),
    choice: buildPublicationFilter(items, locale),
    further: items[0]?.further ?? [],
    labels: pickLabels(translate.publications[locale], 'contents', 'read', 'more', 'further'),
  };
}

/** Number of books in a row. */
const booksBeside = 4;

/** The publications with the nearest numbers. */
function listBooksBeside({ locale, number }: PublicationEntry) {
  const distance = (other: PublicationEntry): number => Math.abs(other.number - number);
  return publications
    .all(locale)
    .filter((other) => other.number !== number)
    .toSorted((a, b) => distance(a) - distance(b) || b.number - a.number)
    .slice(0, booksBeside)
    .toSorted((a, b) => a.number - b.number)
    .map(toBook)
    .map(toPageLink);
}

/** Contact without a person: the authors are shown beside it. */
function buildAuthorContact({ locale }: PublicationEntry): Omit<ContactView, 'person'> {
  const { person: _, ...call } = buildContact(readWords(locale).contact, locale);
  return call;
}

/** The tables of a study have bars in their columns of shares. */
const addBars = ({ text, table }: TextPart, { kind }: PublicationEntry): TextPart =>
  kind === 'study'
    ? { text: addShareBars(text), ...(table !== undefined && { table: addShareBars(table) }) }
    : { text, ...(table !== undefined && { table }) };

/** A key figure, with a dot for each answer if it counts some. */
function drawFigure({ units, ...figure }: PublicationEntry['figures'][number]) {
  if (!units) return figure;
  const { count, all, text } = units;
  const drawing = drawUnits([
    { count, series: 'main' },
    { count: all - count, series: 'empty' },
  ]);
  return { ...figure, units: { drawing, text } };
}

export function buildPublicationView(entry: PublicationEntry) {
  const { locale, date, kind, number } = entry;
  const t = translate.publications[locale];
  return {
    ...pick(entry, 'title', 'summary', 'introduction', 'learn', 'readers', 'further'),
    figures: entry.figures.map(drawFigure),
    cover: buildCover(entry),
    kicker: t('kicker', { kind: t(kind), number }),
    authors: listAuthors(entry),
    guide: { path: buildGuidePath(entry), label: t('download') },
    parts: separateTables(entry, splitAtDrawings(entry)).map((part) => addBars(part, entry)),
    stations: listStations(entry),
    drawings: drawChapters(entry),
    minutes: minutesOf(entry),
    day: toDay(date, locale),
    contents: entry.contents(),
    contact: buildAuthorContact(entry),
    books: listBooksBeside(entry),
    labels: {
      ...pickLabels(t, 'read', 'learn', 'figures', 'readers', 'authors', 'text', 'contents'),
      ...pickLabels(t, 'further', 'moreAbout', 'asTable', 'chapters'),
    },
  };
}
