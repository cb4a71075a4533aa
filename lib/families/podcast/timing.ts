import { createHash } from 'node:crypto';
import { z } from 'zod';
import stored from '#content/podcast/timings.json';
import { ContentError } from '#lib/content/content-error';
import type { EpisodeEntry } from './schema';
import { listTurns, type Turn } from './list-turns';

const fileSchema = z.strictObject({
  /** Path below `public/`. */
  path: z.string().startsWith('/audio/'),
  bytes: z.int().min(1),
});

/** Recording, as written by `npm run audio`. */
const timingSchema = z.strictObject({
  /** SHA-256 of the transcript at the time of recording. */
  textHash: z.string(),
  /** Length of the recording. */
  seconds: z.number().positive(),
  /** Start of each turn of the transcript, in seconds. */
  turns: z.array(z.number().nonnegative()),
  /** Preferred format of browsers. */
  ogg: fileSchema,
  /** For podcast apps and older browsers. */
  mp3: fileSchema,
});

export type Timing = z.output<typeof timingSchema>;

export const timingsSchema = z.record(z.string(), timingSchema);

const timings = timingsSchema.parse(stored);

/** Hash of a transcript: its words and speakers. */
export const hashTranscript = (turns: readonly Turn[]): string =>
  createHash('sha256')
    .update(JSON.stringify(turns.map(({ chapter, name, text }) => [chapter, name, text])))
    .digest('hex');

export type TimedEntry = Pick<EpisodeEntry, 'slug' | 'locale' | 'file' | 'body'>;

/** Key of an episode in the timing file. */
export const nameTiming = ({ slug, locale }: Pick<TimedEntry, 'slug' | 'locale'>): string =>
  `${slug}/${locale}`;

/**
 * Checks whether the recording matches the transcript.
 *
 * @returns one line for the editor if it does not, otherwise undefined
 */
export function findStale(
  entry: TimedEntry,
  all: Readonly<Record<string, Timing>> = timings,
): string | undefined {
  const timing = all[nameTiming(entry)];
  if (timing?.textHash === hashTranscript(listTurns(entry.body().html))) return undefined;
  const found = timing ? 'one of another text' : 'none';
  return `${entry.file}: transcript: expected a recording of these words, found ${found}; run npm run audio`;
}

/**
 * Timing of an episode's recording. Words may have changed since; the number of turns may not.
 *
 * @throws ContentError if there is no recording, or its number of turns differs
 */
export function readTiming(entry: TimedEntry, all: Readonly<Record<string, Timing>> = timings): Timing {
  const timing = all[nameTiming(entry)];
  const { length } = listTurns(entry.body().html);
  if (timing?.turns.length === length) return timing;
  throw new ContentError([
    {
      file: entry.file,
      field: 'transcript',
      expected: `a recording of ${length} turns (npm run audio)`,
      found: timing ? String(timing.turns.length) : 'none',
    },
  ]);
}
