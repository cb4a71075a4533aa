import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import type { Weights } from './match-word';
import { fitsStem, listStems } from './words';

/**
 * Added for a page one of whose names is what was typed, begins with it, or shares words with it; and for one that has
 * all of it in its title, so that it stands ahead of those that have it in their texts.
 */
const nameBonus = { same: 160, begins: 25, words: 30, title: 60 } as const;

/** How much of what was typed is in a name, and how much of the name was typed: 0 to 1. */
function rateShare(name: readonly string[], asked: readonly string[]): number {
  const shared = asked.filter((stem) => name.includes(stem)).length;
  return name.length === 0 ? 0 : (shared / asked.length) * (Math.min(shared, name.length) / name.length);
}

type Asked = { readonly folded: string; readonly stems: readonly string[] };

/** Whether each word that was typed is one of a title, or the beginning of one. */
const isInTitle = (title: readonly string[], { stems }: Asked): boolean =>
  stems.every((asked) => title.some((stem) => fitsStem(stem, asked)));

/** What a page's names add, where they are, begin with or share words with what was typed. */
function rateName({ name, short, foundBy = [] }: SearchPage, asked: Asked, language: Language): number {
  const title = [name, ...(short === undefined ? [] : [short])];
  const names = [...title, ...foundBy];
  const folded = names.map((text) => foldText(text, language));
  if (folded.includes(asked.folded)) return nameBonus.same;
  const stems = names.map((text) => listStems(text, language));
  const shared = Math.max(...stems.map((name) => rateShare(name, asked.stems)));
  const begins = folded.some((text) => text.startsWith(asked.folded)) ? nameBonus.begins : 0;
  const inTitle = isInTitle(stems.slice(0, title.length).flat(), asked) ? nameBonus.title : 0;
  return inTitle + Math.max(begins, nameBonus.words * shared);
}

/** Whether one of a page's names has every word that was typed. */
const isNamed = ({ name, foundBy = [] }: SearchPage, asked: Asked, language: Language): boolean =>
  asked.folded !== '' && [name, ...foundBy].some((text) => isInTitle(listStems(text, language), asked));

/**
 * Sorts pages by what they weigh for all words together. Pages with every word come alone; where none
 * has every word, those with most of them. Without any word that tells, those of which a name has all that was typed.
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
  const asked = { folded: foldText(typed, language), stems: listStems(typed, language) };
  const rated = pages.flatMap((page, number) => {
    const weights = words.flatMap((word) => word.get(number) ?? []);
    // Most pages have none of the words: their names need no look.
    if (words.length > 0 ? weights.length === 0 : !isNamed(page, asked, language)) return [];
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return [{ number, count: weights.length, sum: sum + rateName(page, asked, language) }];
  });
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
