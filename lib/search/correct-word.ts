import { countEdits } from '#lib/core/edit-distance';
import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import { countAllowedTypos } from './match-word';

/** Shorter words are mostly articles and prepositions. */
const shortest = 4;

/**
 * Corrects a typo by the words of page and term names.
 *
 * @returns the nearest word, then the most frequent; undefined if none is similar
 */
export function correctWord(
  typed: string,
  pages: readonly SearchPage[],
  language: Language,
): string | undefined {
  const folded = foldText(typed, language);
  const most = countAllowedTypos(folded.length);
  const counts = new Map<string, number>();
  for (const { name, searchTerms = [] } of pages)
    for (const { word } of listTokens([name, ...searchTerms].join(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word]) => word.length >= shortest)
    .map(([word, count]) => ({ word, count, edits: countEdits(folded, foldText(word, language), most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || b.count - a.count)[0]?.word;
}
