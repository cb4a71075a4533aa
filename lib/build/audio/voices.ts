import { languages } from '#lib/i18n/language-table';
import type { Locale } from '#lib/i18n/locales';

/**
 * How a voice departs from the one that the synthesis has: by its pitch in percent, and by a shift of the
 * whole sound, which makes the speaker seem larger or smaller.
 */
const voices = {
  high: { pitch: 106, shift: 1.1 },
  middle: { pitch: 100, shift: 1 },
  mellow: { pitch: 86, shift: 0.92 },
  low: { pitch: 74, shift: 0.82 },
  lowest: { pitch: 66, shift: 0.77 },
} as const;

export type VoiceName = keyof typeof voices;

/** Speed in percent at which the synthesis speaks like somebody in conversation. */
const speeds: Readonly<Record<Locale, number>> = { de: 122, en: 120 };

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What pico2wave is called with: the text with speed and pitch. The shift slows down or speeds up, which the speed makes good. */
export function buildSpeech(said: string, voice: VoiceName, locale: Locale, file: string): string[] {
  const { pitch, shift } = voices[voice];
  const speed = Math.round(speeds[locale] / shift);
  const text = `<speed level="${speed}"><pitch level="${pitch}">${escapeText(said)}</pitch></speed>`;
  return ['-l', languages[locale].tag, '-w', file, text];
}

/** The filter of ffmpeg that shifts what was said. */
export const buildShift = (voice: VoiceName, rate: number): string =>
  `asetrate=${Math.round(rate * voices[voice].shift)},aresample=${rate}:resampler=soxr`;
