import type { TextLine } from '#lib/charts/text-line';
import { cachedBy } from '#lib/config/content-store';
import { ContentError } from '#lib/content/content-error';
import { countReadingMinutes } from '#lib/core/reading-time';
import { outlineText } from '#lib/core/text-outline';
import { formatDay } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { PublicationEntry } from './schema';

type Source = Pick<PublicationEntry, 'file' | 'locale' | 'body' | 'event'>;

/**
 * The text as a line: its chapters, and the event where a sentence first names its day.
 *
 * @throws ContentError where no sentence names the day
 */
export const measureText = cachedBy((entry: Source): TextLine => {
  const day = entry.event && formatDay(entry.event, entry.locale);
  const { named, ...line } = outlineText(entry.body().html, day);
  if (day === undefined) return line;
  if (named === undefined)
    throw new ContentError([
      { file: entry.file, field: 'event', expected: 'a day that a sentence of the text names', found: day },
    ]);
  const chapter = line.chapters.filter((begin) => begin <= named).length;
  const name = translate.publications[entry.locale]('keyDate', { chapter });
  return { ...line, event: { at: named, text: day, name } };
});

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
export function splitChapters({ body }: Pick<Source, 'body'>): string[] {
  const [text = ''] = body().html.split('<section class="footnotes"');
  return text.split(/(?=<h2\b)/).filter((part) => part.startsWith('<h2'));
}

/** Minutes that reading each chapter takes. */
export const countChapterMinutes = (entry: Pick<Source, 'body'>): number[] =>
  splitChapters(entry).map(countReadingMinutes);
