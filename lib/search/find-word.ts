import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage, SearchRow } from './contract';
import { correctWord } from './correct-word';
import { findAlike, matchAlike, matchStem, type Weights } from './match-word';
import { toStem } from './words';

/** What a word has found. */
export type FoundWord = {
  readonly weights: Weights;
  /** Stems to mark in excerpts. */
  readonly stems: readonly string[];
  /** Whether the word was not there and others like it were taken. */
  readonly isAlike: boolean;
  /** The word of a name that was meant. */
  readonly word?: string;
};

export type WordIndex = {
  readonly language: Language;
  readonly pages: readonly SearchPage[];
  /** Loads the rows whose stems begin with one, or the row of the stem itself, and others around them. */
  readonly loadRows: (stem: string, isWhole?: boolean) => Promise<readonly SearchRow[]>;
};

/** Shorter parts of a word meet by chance. */
const shortestPart = 3;

/** Parts a word that neither texts nor names have into two that texts have: `onlinebanking` into `online` and `banking`. */
export async function splitWord(word: string, { language, pages, loadRows }: WordIndex): Promise<string[]> {
  const stem = toStem(word, language);
  const rows = await loadRows(stem);
  if (rows.some(([other]) => other.startsWith(stem)) || correctWord(word, pages, language)) return [word];
  const folded = foldText(word, language);
  const has = async (part: string): Promise<boolean> => {
    const whole = toStem(part, language);
    return (await loadRows(whole, true)).some(([other]) => other === whole);
  };
  for (let at = folded.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [folded.slice(0, at), folded.slice(at)];
    if ((await has(folded.slice(0, at))) && (await has(folded.slice(at)))) return parts;
  }
  return [word];
}

/**
 * Finds the pages of a word: those that have it, or words that begin with it, or it and its neighbour written as one, as
 * `whitepaper` for `white paper`. Else those of the name's word that it is like; or of what else is like it.
 *
 * @param words the query
 * @param at the word's place in it
 */
export async function findWord(words: readonly string[], at: number, index: WordIndex): Promise<FoundWord> {
  const { language, pages, loadRows } = index;
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  const stems = [word, before + word, word + after].map((one) => toStem(one, language));
  const rows = (await Promise.all(stems.map((stem, place) => loadRows(stem, place > 0)))).flat();
  const weights = matchStem(rows, stems, pages.length);
  if (weights.size > 0) return { weights, stems, isAlike: false };
  const near = correctWord(word, pages, language);
  if (near === undefined) {
    const alike = findAlike(rows, stems[0] ?? '');
    return { weights: matchAlike(rows, alike), stems: alike, isAlike: true };
  }
  const meant = [toStem(near, language)];
  return {
    weights: matchStem(await loadRows(meant[0] ?? ''), meant, pages.length),
    stems: meant,
    isAlike: true,
    word: near,
  };
}
