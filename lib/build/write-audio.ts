import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { speakerVoices } from '#content/podcast/voices';
import { episodes, type EpisodeEntry } from '#lib/families/podcast/schema';
import {
  findStale,
  hashTranscript,
  nameTiming,
  timingsSchema,
  type Timing,
} from '#lib/families/podcast/timing';
import { listTurns } from '#lib/families/podcast/list-turns';
import { locales, type Locale } from '#lib/i18n/locales';
import { joinSpeech } from './audio/join-speech';
import { encodeAudio, findMissingTools, readAloud, type AudioFormat } from './audio/run-tools';
import { toSpeech } from './audio/speech-text';
import type { VoiceName } from './audio/voices';

const folder = 'public/audio';
const timingFile = 'content/podcast/timings.json';

const voices: Readonly<Record<string, VoiceName>> = speakerVoices;

function findVoice(name: string): VoiceName {
  const voice = voices[name];
  if (!voice) throw new Error(`content/podcast/voices.ts: expected a voice for ${name}, found none`);
  return voice;
}

/** Writes a file with a content hash in its name, so that it can be cached as immutable. */
function writeAudio({ slug, locale }: EpisodeEntry, format: AudioFormat, bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${slug}-${locale}.${hash}.${format}`;
  writeFileSync(path.join(folder, name), bytes);
  return { path: `/audio/${name}`, bytes: bytes.length };
}

function record(entry: EpisodeEntry): Timing {
  const turns = listTurns(entry.body().html);
  const spoken = turns.map(({ chapter, name, text }) => ({
    chapter,
    samples: readAloud(toSpeech(text, entry.locale), findVoice(name), entry.locale),
  }));
  const { samples, starts, seconds } = joinSpeech(spoken);
  const write = (format: AudioFormat) => writeAudio(entry, format, encodeAudio(samples, format));
  return {
    textHash: hashTranscript(turns),
    seconds,
    turns: [...starts],
    ogg: write('ogg'),
    mp3: write('mp3'),
  };
}

const isThere = ({ ogg, mp3 }: Timing): boolean =>
  [ogg, mp3].every((file) => existsSync(path.join('public', file.path)));

/** Keeps an existing recording if its transcript is unchanged. */
function update(entry: EpisodeEntry, timings: Readonly<Record<string, Timing>>, isForced: boolean): Timing {
  const before = timings[nameTiming(entry)];
  if (!isForced && before && isThere(before) && !findStale(entry, timings)) return before;
  const timing = record(entry);
  console.log(
    `  ${nameTiming(entry)}: ${Math.round(timing.seconds)} s, ${timing.ogg.bytes + timing.mp3.bytes} bytes`,
  );
  return timing;
}

function removeOthers(timings: readonly Timing[]): void {
  const usedFiles = new Set(
    timings.flatMap(({ ogg, mp3 }) => [ogg.path, mp3.path]).map((file) => path.basename(file)),
  );
  for (const name of readdirSync(folder)) if (!usedFiles.has(name)) rmSync(path.join(folder, name));
}

/** `npm run audio`: records changed transcripts; with `--all`, every one. */
function writeAllAudio(isForced: boolean): void {
  const missing = findMissingTools();
  if (missing) throw new Error(missing);
  mkdirSync(folder, { recursive: true });
  const present = timingsSchema.parse(JSON.parse(readFileSync(timingFile, 'utf8')));
  const entries = locales.flatMap((locale: Locale) => episodes.all(locale));
  const made = entries.map((entry) => [nameTiming(entry), update(entry, present, isForced)] as const);
  const timings = Object.fromEntries(made.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(timingFile, `${JSON.stringify(timings, undefined, 2)}\n`);
  removeOthers(Object.values(timings));
}

try {
  writeAllAudio(process.argv.includes('--all'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
