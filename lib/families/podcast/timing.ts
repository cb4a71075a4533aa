import { createHash } from 'node:crypto';
import { z } from 'zod';
import stored from '#content/podcast/timings.json';
import { ContentError } from '#lib/content/content-error';
import type { EpisodeEntry } from './schema';
import { listTurns, type Turn } from './turns';

/** A file of a recording. */
const fileSchema = z.strictObject({
  /** Address of the file below `public/`. */
  path: z.string().startsWith('/audio/'),
  /** Size of the file. */
  bytes: z.int().min(1),
});

/** A recording as `npm run audio` made it. */
const timingSchema = z.strictObject({
  /** SHA-256 of the transcript that was read; written by `npm run audio`, like everything here. */
  textHash: z.string(),
  /** Length of the recording. */
  seconds: z.number().positive(),
  /** Second at which each turn of the transcript begins. */
  turns: z.array(z.number().nonnegative()),
  /** What browsers play first. */
  ogg: fileSchema,
  /** What podcast apps and older browsers play. */
  mp3: fileSchema,
});

export type Timing = z.output<typeof timingSchema>;

export const timingsSchema = z.record(z.string(), timingSchema);

const timings = timingsSchema.parse(stored);

/** Stands for the words of a transcript and who says them. */
export const hashTranscript = (turns: readonly Turn[]): string =>
  createHash('sha256')
    .update(JSON.stringify(turns.map(({ chapter, name, text }) => [chapter, name, text])))
    .digest('hex');

export type TimedEntry = Pick<EpisodeEntry, 'slug' | 'locale' | 'file' | 'body'>;

/** Under which name the timing of an episode stands. */
export const nameTiming = ({ slug, locale }: Pick<TimedEntry, 'slug' | 'locale'>): string =>
  `${slug}/${locale}`;

/**
 * Tells that a transcript has changed since it was read aloud.
 *
 * @returns one line for the editor, or nothing where the recording says what is written
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
 * The recording of an episode. A word may differ until it is made again; turns may not.
 *
 * @throws ContentError where there is none, or its turns are others
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
