import type { Talk, TalkTrack } from '#lib/charts/talk-layout';
import { ContentError } from '#lib/content/content-error';
import { countWords } from '#lib/core/reading-time';
import type { EpisodeEntry } from './schema';

/** What somebody says before somebody else does: the chapter it stands in, counted from 0, and its words. */
export type Turn = { readonly chapter: number; readonly name: string; readonly text: string };

type Source = Pick<EpisodeEntry, 'file' | 'chapters' | 'contents' | 'body' | 'ends'>;

const part = /<h2\b|<dt>([\s\S]*?)<\/dt>|<dd>([\s\S]*?)<\/dd>/g;

/** Text alone. */
export const stripTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The turns of a transcript: a definition list, in which the term is the speaker. */
export function listTurns(html: string): Turn[] {
  const turns: Turn[] = [];
  let chapter = -1;
  for (const [tag, name, said] of html.matchAll(part)) {
    const last = turns.at(-1);
    if (name !== undefined) turns.push({ chapter, name: stripTags(name), text: '' });
    else if (said === undefined) chapter += tag === '<h2' ? 1 : 0;
    else if (last) turns[turns.length - 1] = { ...last, text: `${last.text} ${stripTags(said)}`.trim() };
  }
  return turns;
}

function fail({ file }: Source, field: string, expected: string, found: string): never {
  throw new ContentError([{ file, field, expected, found }]);
}

/**
 * Joins the headings of the transcript with the times and the sentences of the front matter.
 *
 * @throws ContentError when there are more of the one than of the other, or nobody says a sentence
 */
export function listChapters(entry: Source) {
  const headings = entry.contents();
  const { length } = entry.chapters;
  if (headings.length !== length)
    fail(entry, 'chapters', `one for each of the ${headings.length} headings`, String(length));
  const turns = listTurns(entry.body().html);
  return headings.map(({ id, text }, index) => {
    const { starts = '', quote = '' } = entry.chapters[index] ?? {};
    const turn = turns.find((one) => one.chapter === index && one.text.includes(quote));
    if (!turn)
      return fail(entry, `chapters.${index}.quote`, 'a sentence of the chapter, word for word', quote);
    return { number: String(index + 1), start: starts, id, text, quote, by: turn.name };
  });
}

/**
 * The conversation to be drawn: a turn is as long as its words.
 *
 * @param tracks from top to bottom
 * @throws ContentError when somebody speaks who is not of the conversation
 */
export function measureTalk(entry: Source, tracks: readonly TalkTrack[]): Talk {
  const turns = listTurns(entry.body().html);
  const pieces = turns.map(({ name, text }) => {
    const track = tracks.findIndex((one) => one.name === name);
    if (track < 0) fail(entry, 'transcript', `one of ${tracks.map((one) => one.name).join(', ')}`, name);
    return { track, length: countWords(text) };
  });
  const wordsBefore = (chapter: number): number =>
    pieces.reduce((sum, { length }, index) => sum + ((turns[index]?.chapter ?? 0) < chapter ? length : 0), 0);
  const chapters = entry.chapters.map(({ starts }, index) => ({
    at: wordsBefore(index),
    number: String(index + 1),
    time: starts,
  }));
  return { tracks, pieces, chapters, end: entry.ends };
}
