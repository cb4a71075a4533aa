import { listHoldings } from '#lib/charts/ownership';
import { ContentError } from '#lib/content/content-error';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatNumber } from '#lib/i18n/format';
import { setPulls } from './pulls';
import type { PublicationEntry } from './schema';
import { splitChapters } from './text-parts';

type Drawn = Pick<PublicationEntry, 'ownership' | 'settlement' | 'divisions' | 'comparisons' | 'sequence'>;
type Source = Drawn & Pick<PublicationEntry, 'file' | 'locale' | 'body' | 'pulls'>;

/** What a chapter works out, with its words and its numbers. */
export type Worked =
  | { readonly field: 'ownership'; readonly drawn: NonNullable<Drawn['ownership']> }
  | { readonly field: 'settlement'; readonly drawn: NonNullable<Drawn['settlement']> }
  | { readonly field: 'divisions'; readonly drawn: NonNullable<Drawn['divisions']>[number] }
  | { readonly field: 'comparisons'; readonly drawn: NonNullable<Drawn['comparisons']>[number] }
  | { readonly field: 'sequence'; readonly drawn: NonNullable<Drawn['sequence']> };

/** The drawings of a text in the order of their chapters. */
export function listDrawings({
  ownership,
  settlement,
  divisions = [],
  comparisons = [],
  sequence,
}: Drawn): Worked[] {
  const all: Worked[] = [
    ...(ownership ? [{ field: 'ownership', drawn: ownership } as const] : []),
    ...(settlement ? [{ field: 'settlement', drawn: settlement } as const] : []),
    ...divisions.map((drawn) => ({ field: 'divisions', drawn }) as const),
    ...comparisons.map((drawn) => ({ field: 'comparisons', drawn }) as const),
    ...(sequence ? [{ field: 'sequence', drawn: sequence } as const] : []),
  ];
  return all.toSorted((a, b) => a.drawn.chapter - b.drawn.chapter);
}

function fail({ file }: Source, field: string, expected: string, found: string): never {
  throw new ContentError([{ file, field, expected, found }]);
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

/** Numbers that stand in a drawing, as it writes them. */
function listNumbers({ field, drawn }: Worked): string[] {
  if (field === 'settlement') return [drawn.due];
  if (field === 'divisions') return drawn.parts.map(({ share }) => share);
  if (field === 'sequence') return [drawn.stations[0]?.name ?? ''];
  if (field === 'ownership') return [];
  const { rows, limit } = drawn;
  return [
    ...rows.flatMap(({ parts }) => parts.map(({ share }) => share)),
    ...(limit ? [limit.text, limit.over.share] : []),
  ];
}

const digitsOf = (text: string): string => /\d[\d.,]*/.exec(text)?.[0] ?? '';

/** The chapter says every number, whatever way it writes the currency. */
function checkNumbers(entry: Source, worked: Worked): void {
  const { chapter } = worked.drawn;
  const said = splitChapters(entry)[chapter - 1];
  for (const text of listNumbers(worked))
    if (!said?.includes(digitsOf(text)))
      fail(entry, worked.field, `${digitsOf(text)} in chapter ${chapter}`, 'none');
}

const valueOf = (text: string): number => Number(digitsOf(text).replaceAll(/[.,](?=\d{3})/g, ''));

/** What of a part lies before the limit is what the parts before it leave of the limit: the chapter need not say it. */
function checkWithin(
  entry: Source,
  { rows, limit }: Extract<Worked, { field: 'comparisons' }>['drawn'],
): void {
  if (!limit) return;
  const part = rows.find(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0) > limit.amount);
  const before = (part?.parts ?? []).slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
  const expected = (valueOf(limit.text) * (limit.amount - before)) / limit.amount;
  if (part && valueOf(limit.within.share) !== expected)
    fail(entry, 'comparisons', `${expected} before the limit`, limit.within.share);
}

/** Whether the text says what is drawn: the table that the drawing follows, or its chapter. */
function check(entry: Source, worked: Worked, table: string): void {
  if (worked.field === 'ownership') checkOwners(entry, table);
  if (worked.field === 'settlement') checkDays(entry, table);
  if (worked.field === 'comparisons') checkWithin(entry, worked.drawn);
  checkNumbers(entry, worked);
}

/** Where the drawing belongs: behind the first table of its chapter, or the paragraph that says its first number. */
function findPlace(html: string, worked: Worked): number {
  const [start, next] = [0, 1].map((more) => [...html.matchAll(/<h2\b/g)][worked.drawn.chapter - 1 + more]);
  if (!start) return -1;
  const chapter = html.slice(start.index, next?.index);
  const table = chapter.indexOf('</table></div>');
  if (table >= 0) return start.index + table + '</table></div>'.length;
  const number = digitsOf(listNumbers(worked)[0] ?? '');
  const said = [...chapter.matchAll(/<p>.*?<\/p>/gs)].find(([part]) => number && part.includes(number));
  return said ? start.index + said.index + said[0].length : -1;
}

/**
 * The text before, between and behind its drawings; in one part where there is none.
 *
 * @throws ContentError where a chapter has no place for its drawing, or the text other numbers, days or sentences
 */
export function splitAtDrawings(entry: Source): string[] {
  const html = setPulls(linkGlossary(entry.body().html, entry.locale), entry);
  const places = listDrawings(entry).map((worked) => {
    const { chapter } = worked.drawn;
    const place = findPlace(html, worked);
    if (place < 0)
      fail(entry, `${worked.field}.chapter`, 'a chapter with a table or the first number', String(chapter));
    check(entry, worked, html.slice(html.lastIndexOf('<table', place), place));
    return place;
  });
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}
