import type { TextLine } from '#lib/charts/text-line';
import { listHoldings } from '#lib/charts/ownership';
import { ContentError } from '#lib/content/content-error';
import { countReadingMinutes } from '#lib/core/reading-time';
import { outlineText } from '#lib/core/text-outline';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatNumber } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { PublicationEntry } from './schema';

type Source = Pick<
  PublicationEntry,
  'file' | 'locale' | 'body' | 'event' | 'ownership' | 'settlement' | 'division'
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
  return { ...line, event: { at: named, text: day, name: translate.publications[entry.locale]('keyDate') } };
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

/** Minutes that reading each chapter takes. */
export function countChapterMinutes({ body }: Pick<Source, 'body'>): number[] {
  const [, ...chapters] = body().html.split(/(?=<h2\b)/);
  return chapters.map(countReadingMinutes);
}

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

/** A row of the table says of every part what the drawing says. */
function checkParts(entry: Source, table: string): void {
  for (const { name, rate, note } of entry.division?.parts ?? []) {
    const row = table.split('<tr>').find((cells) => cells.includes(`<td>${name}`));
    const said = [formatNumber(rate, entry.locale, 2), note];
    if (!said.every((text) => row?.includes(text)))
      fail(entry, 'division', `${name} with ${said.join(' and ')} in the chapter's table`, 'none');
  }
}

type Field = 'ownership' | 'settlement' | 'division';

/** What checks the table that a drawing follows; the text has its drawings in the order of their chapters. */
const checks: Readonly<Record<Field, (entry: Source, table: string) => void>> = {
  ownership: checkOwners,
  settlement: checkDays,
  division: checkParts,
};

/** The drawings of a text in the order of their chapters. */
export function listDrawings(entry: Pick<Source, Field>): Field[] {
  return (['ownership', 'settlement', 'division'] as const)
    .filter((field) => entry[field])
    .toSorted((a, b) => (entry[a]?.chapter ?? 0) - (entry[b]?.chapter ?? 0));
}

/**
 * The text before, between and behind its drawings; in one part where there is none.
 *
 * @throws ContentError where a chapter has no table, or the table other shares, days or rates
 */
export function splitAtDrawings(entry: Source): string[] {
  const html = linkGlossary(entry.body().html, entry.locale);
  const places = listDrawings(entry).map((field) => {
    const chapter = entry[field]?.chapter ?? 0;
    const place = findPlace(html, chapter);
    if (place < 0) fail(entry, `${field}.chapter`, 'a chapter with a table', String(chapter));
    checks[field](entry, html.slice(html.lastIndexOf('<table', place), place));
    return place;
  });
  return [0, ...places].map((start, index) => html.slice(start, places[index]));
}
