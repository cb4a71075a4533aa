import { countEdits } from '#lib/core/edit-distance';
import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import { countForgiven } from './match-word';

/** Shorter words of names are articles and prepositions. */
const shortest = 4;

/**
 * Finds the word that a mistyped one may have meant, among the names of the site's pages and terms.
 *
 * @returns the word as the names write it, the nearest and then the most frequent; undefined where none is near
 */
export function correctWord(
  typed: string,
  pages: readonly SearchPage[],
  language: Language,
): string | undefined {
  const folded = foldText(typed, language);
  const most = countForgiven(folded.length);
  const counts = new Map<string, number>();
  for (const { name, foundBy = [] } of pages)
    for (const { word } of listTokens([name, ...foundBy].join(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word]) => word.length >= shortest)
    .map(([word, count]) => ({ word, count, edits: countEdits(folded, foldText(word, language), most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || b.count - a.count)[0]?.word;
}
