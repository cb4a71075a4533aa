import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { stemWord } from './stem';

/** Stem of a word. */
export function toStem(text: string, language: Language): string {
  return stemWord(foldText(text, language), language);
}

/** Minimum length of a prefix match. */
const shortestBeginning = 3;

/** Whether a stem equals the query's, or starts with it: `zahlungsverkehr` for `zahlung`. */
export const fitsStem = (stem: string, asked: string): boolean =>
  stem === asked || (asked.length >= shortestBeginning && stem.startsWith(asked));

/** Stems of a text, in order. */
export function listStems(text: string, language: Language): string[] {
  return listTokens(text).map((token) => toStem(token.word, language));
}
