import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '#lib/i18n/locales';
import { sampleRate } from './join-speech';
import { buildShift, buildSpeech, type VoiceName } from './voices';

/** Programs for speech and encoding, with their Debian packages. */
const tools = { pico2wave: 'libttspico-utils (component non-free)', ffmpeg: 'ffmpeg' } as const;

function isInstalled(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns an error message if a program is missing */
export function findMissingTools(): string | undefined {
  const missing = Object.entries(tools).filter(([tool]) => !isInstalled(tool));
  if (missing.length === 0) return undefined;
  return `npm run audio: expected ${missing.map(([tool, source]) => `${tool} of Debian's package ${source}`).join(' and ')}, found nothing`;
}

const maxBuffer = 256 * 1024 * 1024;

/** Flags for reproducible output, without dates and versions. */
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

const runFfmpeg = (args: readonly string[], input?: Buffer): Buffer =>
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', ...args], { maxBuffer, ...(input && { input }) });

/**
 * Synthesises speech.
 *
 * @returns its samples
 */
export function readAloud(text: string, voice: VoiceName, locale: Locale): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'audio-'));
  try {
    const file = path.join(folder, 'speech.wav');
    execFileSync('pico2wave', buildSpeech(text, voice, locale, file));
    return runFfmpeg(['-i', file, '-af', buildShift(voice, sampleRate), ...exact, '-f', 's16le', '-']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const raw = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];

/** Normalises to the loudness of other podcasts, without clipping. */
const loudness = ['-af', 'volume=2dB,alimiter=limit=0.9:level=false'];

/** Formats in the order in which browsers are offered them, with their encoder options. */
const encoders = {
  ogg: ['-c:a', 'libopus', '-b:a', '12k', '-application', 'voip', '-frame_duration', '60', '-f', 'ogg'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '16k', '-compression_level', '0', '-f', 'mp3'],
} as const;

export type AudioFormat = keyof typeof encoders;

export function encodeAudio(samples: Buffer, format: AudioFormat): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'audio-'));
  try {
    // A file, not a pipe: some formats write the duration into the header at the end.
    const file = path.join(folder, 'encoded');
    runFfmpeg([...raw, ...loudness, ...exact, ...encoders[format], file], samples);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
