import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import type { Weights } from './match-word';
import { fitsStem, listStems } from './stem';

/**
 * Bonus if a name of the page equals the query, starts with it, or shares words with it; and if its title
 * contains the whole query, so that it ranks above pages with matches in the text.
 */
const nameBonus = { same: 160, begins: 25, words: 30, title: 60 } as const;

/** Coverage of the query by a name and vice versa, from 0 to 1. */
function rateShare(name: readonly string[], asked: readonly string[]): number {
  const shared = asked.filter((stem) => name.includes(stem)).length;
  return name.length === 0 ? 0 : (shared / asked.length) * (Math.min(shared, name.length) / name.length);
}

type Asked = { readonly folded: string; readonly stems: readonly string[] };

/** Whether the title contains every word of the query, or a word that starts with it. */
const isInTitle = (title: readonly string[], { stems }: Asked): boolean =>
  stems.every((asked) => title.some((stem) => fitsStem(stem, asked)));

/** Bonus of a page by its best name. */
function rateName({ name, short, searchTerms = [] }: SearchPage, asked: Asked, language: Language): number {
  const title = [name, ...(short === undefined ? [] : [short])];
  const names = [...title, ...searchTerms];
  const folded = names.map((text) => foldText(text, language));
  if (folded.includes(asked.folded)) return nameBonus.same;
  const stems = names.map((text) => listStems(text, language));
  const shared = Math.max(...stems.map((name) => rateShare(name, asked.stems)));
  const begins = folded.some((text) => text.startsWith(asked.folded)) ? nameBonus.begins : 0;
  const inTitle = isInTitle(stems.slice(0, title.length).flat(), asked) ? nameBonus.title : 0;
  return inTitle + Math.max(begins, nameBonus.words * shared);
}

/** Whether a name of the page contains every word of the query. */
const isNamed = ({ name, searchTerms = [] }: SearchPage, asked: Asked, language: Language): boolean =>
  asked.folded !== '' && [name, ...searchTerms].some((text) => isInTitle(listStems(text, language), asked));

/**
 * Ranks pages by the total weight of all words. Pages with every word exclude others; if there are none,
 * those with the most words. Without significant words, pages with the whole query in a name.
 *
 * @param words weights by word
 * @param typed the query
 * @returns page numbers by rank; ties in list order
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
    // Most pages match no word, so their names are not compared.
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

/** Whether a term answers the query: by name or abbreviation, or because its name contains all words. */
export function isAnswer(page: SearchPage, typed: string, language: Language): boolean {
  if (page.kind !== 'glossary') return false;
  const asked = listStems(typed, language);
  const names = [page.name, page.short ?? ''].map((text) => listStems(text, language));
  const holds = (name: readonly string[]): boolean =>
    name.length > 0 && name.length <= asked.length + 1 && asked.every((stem) => name.includes(stem));
  return asked.length > 0 && names.some(holds);
}
