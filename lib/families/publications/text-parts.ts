import type { TextLine } from '#lib/charts/text-line';
import { listHoldings } from '#lib/charts/ownership';
import { ContentError } from '#lib/content/content-error';
import { countReadingMinutes } from '#lib/core/reading-time';
import { outlineText } from '#lib/core/text-outline';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatNumber } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { setPulls } from './pulls';
import type { PublicationEntry } from './schema';

type Source = Pick<
  PublicationEntry,
  'file' | 'locale' | 'body' | 'event' | 'ownership' | 'settlement' | 'divisions' | 'pulls'
>;

function fail({ file }: Source, field: string, expected: string, found: string): never {
  throw new ContentError([{ file, field, expected, found }]);
}

/**
 * The text as a line: its chapters, and the event where a sentence first names its day.
 *
 * @throws ContentError where no sentence names the day
 */
export function measureText(entry: Source): TextLine {
  const day = entry.event && formatDay(entry.event, entry.locale);
  const { named, ...line } = outlineText(entry.body().html, day);
  if (day === undefined) return line;
  if (named === undefined) return fail(entry, 'event', 'a day that a sentence of the text names', day);
  const chapter = line.chapters.filter((begin) => begin <= named).length;
  const name = translate.publications[entry.locale]('keyDate', { chapter });
  return { ...line, event: { at: named, text: day, name } };
}

/** A share is a sign in a table and a word in a sentence. */
const spellings = (text: string): string[] => [
  text,
  ...['Prozent', 'per cent'].map((word) => text.replace(/\s?%$/, ` ${word}`)),
];

/**
 * The first of its key figures, where a sentence names it: the sign of a text that has no event.
 *
 * @returns none where no sentence writes it as the figure does
 */
export function placeFigure({
  body,
  figures,
}: Pick<PublicationEntry, 'body' | 'figures'>): TextLine['figure'] {
  const text = figures[0]?.value;
  if (text === undefined) return undefined;
  const named = spellings(text)
    .map((spelling) => outlineText(body().html, spelling).named)
    .find((at) => at !== undefined);
  return named === undefined ? undefined : { at: named, text };
}

/** Each chapter from its heading on, whether or not words stand before the first one; notes are none. */
function splitChapters({ body }: Pick<Source, 'body'>): string[] {
  const [text = ''] = body().html.split('<section class="footnotes"');
  return text.split(/(?=<h2\b)/).filter((part) => part.startsWith('<h2'));
}

/** Minutes that reading each chapter takes. */
export const countChapterMinutes = (entry: Pick<Source, 'body'>): number[] =>
  splitChapters(entry).map(countReadingMinutes);

/** Where the drawing belongs: behind the first table of its chapter. */
function findPlace(html: string, chapter: number): number {
  const heading = [...html.matchAll(/<h2\b/g)][chapter - 1];
  const end = heading ? html.indexOf('</table></div>', heading.index) : -1;
  return end < 0 ? -1 : end + '</table></div>'.length;
}

/** What the table says of every person: name and share. */
function checkOwners(entry: Source, table: string): void {
  for (const { name, share } of listHoldings({ owners: entry.ownership?.owners ?? [] })) {
    const row = table.split('<tr>').find((cells) => cells.includes(`>${name}<`));
    const digits = formatNumber(share, entry.locale);
    if (!row?.includes(digits))
      fail(entry, 'ownership', `${name} with ${digits} in the chapter's table`, 'none');
  }
}

/** The table says every day of the drawing, that of settlement without its year. */
function checkDays(entry: Source, table: string): void {
  for (const { traded, settled } of entry.settlement?.trades ?? [])
    for (const day of [
      formatDay(traded, entry.locale),
      formatDay(settled, entry.locale).slice(0, -' 2027'.length),
    ])
      if (!table.includes(day)) fail(entry, 'settlement', `${day} in the chapter's table`, 'none');
}

/** The chapter says the number of every part, whatever way it writes the currency. */
function checkParts(entry: Source, { parts, chapter }: Division): void {
  const chapters = splitChapters(entry);
  for (const { name, share } of parts) {
    const digits = share.replaceAll(/[^\d.,]/g, '');
    if (!chapters[chapter - 1]?.includes(digits))
      fail(entry, 'divisions', `${digits} of ${name} in chapter ${chapter}`, 'none');
  }
}

type Division = NonNullable<Source['divisions']>[number];

/** What a chapter works out, with its words and its numbers. */
export type Worked =
  | { readonly field: 'ownership'; readonly drawn: NonNullable<Source['ownership']> }
  | { readonly field: 'settlement'; readonly drawn: NonNullable<Source['settlement']> }
  | { readonly field: 'divisions'; readonly drawn: Division };

/** The drawings of a text in the order of their chapters. */
export function listDrawings({
  ownership,
  settlement,
  divisions = [],
}: Pick<Source, 'ownership' | 'settlement' | 'divisions'>): Worked[] {
  const all: Worked[] = [
    ...(ownership ? [{ field: 'ownership', drawn: ownership } as const] : []),
    ...(settlement ? [{ field: 'settlement', drawn: settlement } as const] : []),
    ...divisions.map((drawn) => ({ field: 'divisions', drawn }) as const),
  ];
  return all.toSorted((a, b) => a.drawn.chapter - b.drawn.chapter);
}

/** Whether the text says what is drawn: the table that the drawing follows, or its chapter. */
function check(entry: Source, worked: Worked, table: string): void {
  if (worked.field === 'ownership') checkOwners(entry, table);
  else if (worked.field === 'settlement') checkDays(entry, table);
  else checkParts(entry, worked.drawn);
}

/**
 * The text before, between and behind its drawings; in one part where there is none.
 *
 * @throws ContentError where a chapter has no table, or the text other numbers, days or sentences
 */
export function splitAtDrawings(entry: Source): string[] {
  const html = setPulls(linkGlossary(entry.body().html, entry.locale), entry);
  const places = listDrawings(entry).map((worked) => {
    const { chapter } = worked.drawn;
    const place = findPlace(html, chapter);
    if (place < 0) fail(entry, `${worked.field}.chapter`, 'a chapter with a table', String(chapter));
    check(entry, worked, html.slice(html.lastIndexOf('<table', place), place));
    return place;
  });
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}
