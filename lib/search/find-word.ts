import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage, SearchRow } from './contract';
import { correctWord } from './correct-word';
import { findSimilarStems, matchSimilarStems, matchStem, type Weights } from './match-word';
import { toStem } from './stem';

/** Result for a word of the query. */
export type FoundWord = {
  readonly weights: Weights;
  /** Stems to mark in excerpts. */
  readonly stems: readonly string[];
  /** Whether similar words were used, because the word does not occur. */
  readonly isAlike: boolean;
  /** The correction, a word from a page's name. */
  readonly word?: string;
};

export type WordIndex = {
  readonly language: Language;
  readonly pages: readonly SearchPage[];
  /** Loads the rows whose stems start with the given one (or equal it); may include other rows. */
  readonly loadRows: (stem: string, isWhole?: boolean) => Promise<readonly SearchRow[]>;
};

/** Shorter parts match by chance. */
const shortestPart = 3;

/** Splits a word that does not occur into two that do: `onlinebanking` into `online` and `banking`. */
export async function splitWord(word: string, { language, pages, loadRows }: WordIndex): Promise<string[]> {
  const stem = toStem(word, language);
  const rows = await loadRows(stem);
  if (rows.some(([other]) => other.startsWith(stem)) || correctWord(word, pages, language)) return [word];
  const folded = foldText(word, language);
  const has = async (part: string): Promise<boolean> => {
    const partStem = toStem(part, language);
    return (await loadRows(partStem, true)).some(([other]) => other === partStem);
  };
  for (let at = folded.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [folded.slice(0, at), folded.slice(at)];
    if ((await has(folded.slice(0, at))) && (await has(folded.slice(at)))) return parts;
  }
  return [word];
}

/**
 * Finds the pages of a word: exact, as a prefix, or joined with its neighbour (`whitepaper` for `white
 * paper`); otherwise those of its correction or of similar words.
 *
 * @param words the query
 * @param at index of the word
 */
export async function findWord(words: readonly string[], at: number, index: WordIndex): Promise<FoundWord> {
  const { language, pages, loadRows } = index;
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  const stems = [word, before + word, word + after].map((one) => toStem(one, language));
  const rows = (await Promise.all(stems.map((stem, place) => loadRows(stem, place > 0)))).flat();
  const weights = matchStem(rows, stems, pages.length);
  if (weights.size > 0) return { weights, stems, isAlike: false };
  const corrected = correctWord(word, pages, language);
  if (corrected === undefined) {
    const similarStems = findSimilarStems(rows, stems[0] ?? '');
    return { weights: matchSimilarStems(rows, similarStems), stems: similarStems, isAlike: true };
  }
  const correctedStems = [toStem(corrected, language)];
  return {
    weights: matchStem(await loadRows(correctedStems[0] ?? ''), correctedStems, pages.length),
    stems: correctedStems,
    isAlike: true,
    word: corrected,
  };
}
