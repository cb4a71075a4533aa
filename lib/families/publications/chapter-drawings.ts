import { listHoldings } from '#lib/charts/ownership-tree';
import { ContentError } from '#lib/content/content-error';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { insertPullQuotes } from './pull-quotes';
import type { PublicationEntry } from './schema';
import { splitChapters } from './text-parts';

type Drawn = Pick<
  PublicationEntry,
  'ownership' | 'settlement' | 'divisions' | 'comparisons' | 'sequence' | 'totals'
>;
type Source = Drawn & Pick<PublicationEntry, 'file' | 'locale' | 'body' | 'pullQuotes'>;

/** Front matter of a drawing, and its field. */
export type ChapterDrawing =
  | { readonly field: 'ownership'; readonly drawn: NonNullable<Drawn['ownership']> }
  | { readonly field: 'settlement'; readonly drawn: NonNullable<Drawn['settlement']> }
  | { readonly field: 'divisions'; readonly drawn: NonNullable<Drawn['divisions']>[number] }
  | { readonly field: 'comparisons'; readonly drawn: NonNullable<Drawn['comparisons']>[number] }
  | { readonly field: 'sequence'; readonly drawn: NonNullable<Drawn['sequence']> }
  | { readonly field: 'totals'; readonly drawn: NonNullable<Drawn['totals']> };

/** Drawings of a text in the order of their chapters. */
export function listDrawings({
  ownership,
  settlement,
  divisions = [],
  comparisons = [],
  sequence,
  totals,
}: Drawn): ChapterDrawing[] {
  const all: ChapterDrawing[] = [
    ...(ownership ? [{ field: 'ownership', drawn: ownership } as const] : []),
    ...(settlement ? [{ field: 'settlement', drawn: settlement } as const] : []),
    ...divisions.map((drawn) => ({ field: 'divisions', drawn }) as const),
    ...comparisons.map((drawn) => ({ field: 'comparisons', drawn }) as const),
    ...(sequence ? [{ field: 'sequence', drawn: sequence } as const] : []),
    ...(totals ? [{ field: 'totals', drawn: totals } as const] : []),
  ];
  return all.toSorted((a, b) => a.drawn.chapter - b.drawn.chapter);
}

function fail({ file }: Source, field: string, expected: string, found: string): never {
  throw new ContentError([{ file, field, expected, found }]);
}

/** Checks that the table contains every owner with the share. */
function checkOwners(entry: Source, table: string): void {
  for (const { name, share } of listHoldings({ owners: entry.ownership?.owners ?? [] })) {
    const row = table.split('<tr>').find((cells) => cells.includes(`>${name}<`));
    const digits = formatNumber(share, entry.locale);
    if (!row?.includes(digits))
      fail(entry, 'ownership', `${name} with ${digits} in the chapter's table`, 'none');
  }
}

/** Checks that the table contains every day; settlement days are written without the year. */
function checkDays(entry: Source, table: string): void {
  const { trades = [], change } = entry.settlement ?? {};
  const days = [
    ...trades.flatMap(({ traded, settled }) => [
      formatDay(traded, entry.locale),
      formatDay(settled, entry.locale).slice(0, -' 2027'.length),
    ]),
    ...(change ? [formatDay(change.from, entry.locale)] : []),
  ];
  for (const day of days)
    if (!table.includes(day)) fail(entry, 'settlement', `${day} in the chapter's table`, 'none');
}

/** Numbers that a drawing contains. */
function listNumbers({ field, drawn }: ChapterDrawing, locale: Locale): string[] {
  if (field === 'settlement') return [drawn.due];
  if (field === 'divisions') return drawn.parts.map(({ share }) => share);
  if (field === 'sequence') return [drawn.steps[0]?.name ?? ''];
  if (field === 'ownership') return [];
  if (field === 'totals')
    return drawn.rows.flatMap(({ amounts, total }) => [
      total,
      ...amounts.map((amount) => formatNumber(amount, locale)),
    ]);
  const { rows, limit } = drawn;
  return [
    ...rows.flatMap(({ parts }) => parts.map(({ share }) => share)),
    ...(limit ? [limit.text, limit.over.share] : []),
  ];
}

const digitsOf = (text: string): string => /\d[\d.,]*/.exec(text)?.[0] ?? '';

/** Checks that the chapter contains every number, in any currency format. */
function checkNumbers(entry: Source, item: ChapterDrawing): void {
  const { chapter } = item.drawn;
  const text = splitChapters(entry)[chapter - 1];
  for (const number of listNumbers(item, entry.locale))
    if (!text?.includes(digitsOf(number)))
      fail(entry, item.field, `${digitsOf(number)} in chapter ${chapter}`, 'none');
}

const valueOf = (text: string): number => Number(digitsOf(text).replaceAll(/[.,](?=\d{3})/g, ''));

/** The amount within the limit can be calculated, so it need not be in the chapter. */
function checkWithin(
  entry: Source,
  { rows, limit }: Extract<ChapterDrawing, { field: 'comparisons' }>['drawn'],
): void {
  if (!limit) return;
  const part = rows.find(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0) > limit.amount);
  const before = (part?.parts ?? []).slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
  const expected = (valueOf(limit.text) * (limit.amount - before)) / limit.amount;
  if (part && valueOf(limit.within.share) !== expected)
    fail(entry, 'comparisons', `${expected} before the limit`, limit.within.share);
}

/** Checks that the table before the drawing, or its chapter, contains what is drawn. */
function check(entry: Source, item: ChapterDrawing, table: string): void {
  if (item.field === 'ownership') checkOwners(entry, table);
  if (item.field === 'settlement') checkDays(entry, table);
  if (item.field === 'comparisons') checkWithin(entry, item.drawn);
  checkNumbers(entry, item);
}

/**
 * Position of a drawing: after the table of its chapter with its first number, otherwise after the first table,
 * or the paragraph with that number.
 */
function findPlace(html: string, item: ChapterDrawing, locale: Locale): number {
  const [start, next] = [0, 1].map((more) => [...html.matchAll(/<h2\b/g)][item.drawn.chapter - 1 + more]);
  if (!start) return -1;
  const chapter = html.slice(start.index, next?.index);
  const number = digitsOf(listNumbers(item, locale)[0] ?? '');
  const tables = [...chapter.matchAll(/<table.*?<\/table><\/div>/gs)];
  const table = tables.find(([cells]) => cells.includes(number)) ?? tables[0];
  if (table) return start.index + table.index + table[0].length;
  const paragraph = [...chapter.matchAll(/<p>.*?<\/p>/gs)].find(([part]) => number && part.includes(number));
  return paragraph ? start.index + paragraph.index + paragraph[0].length : -1;
}

/**
 * Splits the text at its drawings; one part if there are none.
 *
 * @throws ContentError if a chapter has no position for its drawing, or its numbers, days or quotes differ
 */
export function splitAtDrawings(entry: Source): string[] {
  const html = insertPullQuotes(linkGlossary(entry.body().html, entry.locale), entry);
  const places = listDrawings(entry).map((item) => {
    const { chapter } = item.drawn;
    const place = findPlace(html, item, entry.locale);
    if (place < 0)
      fail(entry, `${item.field}.chapter`, 'a chapter with a table or the first number', String(chapter));
    check(entry, item, html.slice(html.lastIndexOf('<table', place), place));
    return place;
  });
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}

/** Part of the text, and the table at its end if the following drawing repeats it. */
export type TextPart = { readonly text: string; readonly table?: string };

const tableAtEnd = /<div class="table-frame(?:(?!<div class="table-frame).)*<\/table><\/div>$/s;

/** First cells of the rows. */
const listRowNames = (table: string): string[] =>
  [...table.matchAll(/<tr>\s*<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].slice(1).map(([, name = '']) => name);

/** Whether a drawing shows everything of the table before it: every trade, or every case. */
function repeats({ field, drawn }: ChapterDrawing, table: string): boolean {
  if (field === 'settlement') return drawn.trades.length === listRowNames(table).length;
  if (field !== 'comparisons') return false;
  const groups = drawn.rows.flatMap(({ group }) => group ?? []);
  return listRowNames(table).every((name) => groups.includes(name));
}

/** Separates tables that the following drawing repeats, so that phones can hide them. */
export function separateTables(
  entry: Parameters<typeof listDrawings>[0],
  parts: readonly string[],
): TextPart[] {
  const drawings = listDrawings(entry);
  return parts.map((text, index) => {
    const [item, table] = [drawings[index], tableAtEnd.exec(text)?.[0]];
    if (!item || table === undefined || !repeats(item, table)) return { text };
    return { text: text.slice(0, -table.length), table };
  });
}
