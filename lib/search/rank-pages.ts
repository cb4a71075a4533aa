import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import type { Weights } from './match-word';
import { foldWord, listStems, listTokens } from './words';

/** Added for a page whose name is what was typed, or begins with it. */
const nameBonus = { same: 100, begins: 25 } as const;

const foldName = (text: string, language: Language): string =>
  listTokens(text)
    .map(({ word }) => foldWord(word, language))
    .join(' ');

/** What a page's names add, where they are or begin with what was typed. */
function rateName({ name, short }: SearchPage, typed: string, language: Language): number {
  const names = [name, ...(short === undefined ? [] : [short])].map((text) => foldName(text, language));
  if (names.includes(typed)) return nameBonus.same;
  return names.some((text) => text.startsWith(typed)) ? nameBonus.begins : 0;
}

/**
 * Sorts pages by what they weigh for all words together. Pages with every word come alone; where none
 * has every word, those with most of them.
 *
 * @param words what pages weigh for each word
 * @param typed the words as they were typed
 * @returns numbers of pages, the best first; among equals, as the list has them
 */
export function rankPages(
  pages: readonly SearchPage[],
  words: readonly Weights[],
  typed: string,
  language: Language,
): number[] {
  const name = foldName(typed, language);
  const rated = pages
    .map((page, number) => {
      const weights = words.flatMap((word) => word.get(number) ?? []);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { number, count: weights.length, sum: sum + rateName(page, name, language) };
    })
    .filter(({ count }) => count > 0);
  const most = Math.max(...rated.map(({ count }) => count));
  return rated
    .filter(({ count }) => count === most)
    .toSorted((a, b) => b.sum - a.sum || a.number - b.number)
    .map(({ number }) => number);
}

/** Whether a term is what was asked for: its name or abbreviation, or words of which all are in its name. */
export function isAnswer(page: SearchPage, typed: string, language: Language): boolean {
  if (page.kind !== 'glossary') return false;
  const asked = listStems(typed, language);
  const names = [page.name, page.short ?? ''].map((text) => listStems(text, language));
  const holds = (name: readonly string[]): boolean =>
    name.length > 0 && name.length <= asked.length + 1 && asked.every((stem) => name.includes(stem));
  return asked.length > 0 && names.some(holds);
}
