import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { stemWord } from './stem';

/** The stem by which a word is found. */
export function toStem(text: string, language: Language): string {
  return stemWord(foldText(text, language), language);
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
