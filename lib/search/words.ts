import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { stemWord } from './stem';

/** A word where it stands in its text. */
export type Token = { readonly start: number; readonly end: number; readonly word: string };

const word = /[\p{Letter}\p{Mark}\p{Number}]+/gu;

/** The words of a text with their places: letters and digits, as they are written. */
export function listTokens(text: string): Token[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    word: found,
  }));
}

/** A word as it is compared: small letters without accents; in German `ae`, `oe`, `ue` and `ß` as people type them. */
export function foldWord(text: string, language: Language): string {
  const folded = foldText(text).replaceAll('ß', 'ss');
  return language === 'de' ? folded.replace(/([aou])e/g, '$1') : folded;
}

/** The stem by which a word is found. */
export function toStem(text: string, language: Language): string {
  return stemWord(foldWord(text, language), language);
}

/** Letters from which the beginning of a word says which is meant. */
const shortestBeginning = 3;

/** Whether a stem is the one that is looked for, or begins with it as `zahlungsverkehr` does with `zahlung`. */
export const fitsStem = (stem: string, asked: string): boolean =>
  stem === asked || (asked.length >= shortestBeginning && stem.startsWith(asked));

/** The stems of a text, in its order. */
export function listStems(text: string, language: Language): string[] {
  return listTokens(text).map((token) => toStem(token.word, language));
}
