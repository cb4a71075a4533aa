import type { DotPlot } from '#lib/charts/dot-plot';
import { cachedBy } from '#lib/config/content-store';
import { ContentError } from '#lib/content/content-error';
import { countReadingMinutes } from '#lib/core/reading-time';
import { outlineText } from '#lib/core/text-outline';
import { formatDay } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { PublicationEntry } from './schema';

type Source = Pick<PublicationEntry, 'file' | 'locale' | 'body' | 'event'>;

/**
 * Outline of a text: its chapters, and the first sentence with the day of its event.
 *
 * @throws ContentError if no sentence contains the day
 */
export const measureText = cachedBy((entry: Source): DotPlot => {
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

/** Tables write a share with the per cent sign, sentences in words. */
const spellings = (text: string): string[] => [
  text,
  ...['Prozent', 'per cent'].map((word) => text.replace(/\s?%$/, ` ${word}`)),
];

/** Beginning of the chapter that a figure's source leads to. */
const findSourceChapter = ({ body }: Pick<Source, 'body'>, source: string): number | undefined => {
  const { headings, html } = body();
  const chapters = headings.filter(({ level }) => level === 2);
  return outlineText(html).chapters[chapters.findIndex(({ id }) => source.includes(`"#${id}"`))];
};

/** Beginning of the first sentence with a text. */
const findSentence = ({ body }: Pick<Source, 'body'>, text: string): number | undefined =>
  spellings(text)
    .map((spelling) => outlineText(body().html, spelling).named)
    .find((at) => at !== undefined);

/**
 * Position of the first key figure in the text, used if the text has no event: the chapter that its source leads
 * to, otherwise the first sentence with it.
 *
 * @returns undefined if no sentence contains it and its source is no chapter
 */
export function placeFigure({
  body,
  figures,
}: Pick<PublicationEntry, 'body' | 'figures'>): DotPlot['figure'] {
  const [figure] = figures;
  if (figure === undefined) return undefined;
  const at = findSourceChapter({ body }, figure.html) ?? findSentence({ body }, figure.value);
  return at === undefined ? undefined : { at, text: figure.value };
}

/** Chapters from their headings on, without an introduction and footnotes. */
export function splitChapters({ body }: Pick<Source, 'body'>): string[] {
  const [text = ''] = body().html.split('<section class="footnotes"');
  return text.split(/(?=<h2\b)/).filter((part) => part.startsWith('<h2'));
}

/** Reading time of each chapter in minutes. */
export const countChapterMinutes = (entry: Pick<Source, 'body'>): number[] =>
  splitChapters(entry).map(countReadingMinutes);
