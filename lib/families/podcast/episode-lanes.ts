import type { Swimlanes, Lane } from '#lib/charts/swimlane-layout';
import { ContentError } from '#lib/content/content-error';
import { formatPlayTime } from '#lib/core/play-time';
import type { EpisodeEntry } from './schema';
import type { Timing } from './timing';
import { listTurns } from './list-turns';

type Source = Pick<EpisodeEntry, 'file' | 'chapters' | 'contents' | 'body'>;

/** The times that drawing and chapters need. */
export type Times = Pick<Timing, 'seconds' | 'turns'>;

function fail({ file }: Source, field: string, expected: string, found: string): never {
  throw new ContentError([{ file, field, expected, found }]);
}

/**
 * Combines the transcript's headings, the recording's times and the front matter's quotes.
 *
 * @returns chapters with their start, in seconds and as text
 * @throws ContentError if the numbers of headings and quotes differ, or a quote is not in its chapter
 */
export function listChapters(entry: Source, times: Times) {
  const headings = entry.contents();
  const { length } = entry.chapters;
  if (headings.length !== length)
    fail(entry, 'chapters', `one for each of the ${headings.length} headings`, String(length));
  const turns = listTurns(entry.body().html);
  return headings.map(({ id, text }, index) => {
    const { quote = '' } = entry.chapters[index] ?? {};
    const turn = turns.find((one) => one.chapter === index && one.text.includes(quote));
    if (!turn)
      return fail(entry, `chapters.${index}.quote`, 'a sentence of the chapter, word for word', quote);
    const at = times.turns[turns.findIndex(({ chapter }) => chapter === index)] ?? 0;
    return { number: String(index + 1), at, start: formatPlayTime(at), id, text, quote, by: turn.name };
  });
}

/**
 * Data of the drawn conversation; a turn includes the pause that follows.
 *
 * @param lanes top to bottom
 * @throws ContentError if a speaker has no lane
 */
export function measureEpisode(entry: Source, lanes: readonly Lane[], times: Times): Swimlanes {
  const segments = listTurns(entry.body().html).map(({ name }, index) => {
    const lane = lanes.findIndex((one) => one.name === name);
    if (lane < 0) fail(entry, 'transcript', `one of ${lanes.map((one) => one.name).join(', ')}`, name);
    return { lane, length: (times.turns[index + 1] ?? times.seconds) - (times.turns[index] ?? 0) };
  });
  const chapters = listChapters(entry, times).map(({ at, number, start }) => ({ at, number, time: start }));
  return { lanes, segments, chapters, end: formatPlayTime(times.seconds) };
}
