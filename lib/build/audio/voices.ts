import { languages } from '#lib/i18n/language-table';
import type { Locale } from '#lib/i18n/locales';

/**
 * Modifications of the synthesiser's voice: pitch in per cent, and a resampling factor, which changes the
 * apparent size of the speaker.
 */
const voices = {
  high: { pitch: 106, shift: 1.1 },
  middle: { pitch: 100, shift: 1 },
  mellow: { pitch: 86, shift: 0.92 },
  low: { pitch: 74, shift: 0.82 },
  lowest: { pitch: 66, shift: 0.77 },
} as const;

export type VoiceName = keyof typeof voices;

/** Speaking rate in per cent for a conversational tone. */
const speeds: Readonly<Record<Locale, number>> = { de: 122, en: 120 };

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Arguments for pico2wave. The rate compensates for the resampling, which changes the tempo. */
export function buildSpeech(words: string, voice: VoiceName, locale: Locale, file: string): string[] {
  const { pitch, shift } = voices[voice];
  const speed = Math.round(speeds[locale] / shift);
  const text = `<speed level="${speed}"><pitch level="${pitch}">${escapeText(words)}</pitch></speed>`;
  return ['-l', languages[locale].tag, '-w', file, text];
}

export const buildShift = (voice: VoiceName, rate: number): string =>
  `asetrate=${Math.round(rate * voices[voice].shift)},aresample=${rate}:resampler=soxr`;
