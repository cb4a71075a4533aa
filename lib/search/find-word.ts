import { foldText } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import type { SearchPage, SearchRow } from './contract';
import { correctWord } from './correct-word';
import { findAlike, matchAlike, matchBoth, matchStem, matchWhole, type Weights } from './match-word';
import { toStem } from './words';

/** What a word has found. */
export type FoundWord = {
  readonly weights: Weights;
  /** Stems to mark in excerpts. */
  readonly stems: readonly string[];
  /** Whether the word was not there and others like it were taken. */
  readonly isAlike: boolean;
  /** How the site writes the word, where that is not how it was typed. */
  readonly written?: string;
  /** Whether it was typed wrong, so that the word of a name was taken for it. */
  readonly isCorrected?: boolean;
};

export type WordIndex = {
  readonly language: Language;
  readonly pages: readonly SearchPage[];
  /** Loads the rows whose stems begin with one, or the row of the stem itself, and others around them. */
  readonly loadRows: (stem: string, isWhole?: boolean) => Promise<readonly SearchRow[]>;
};

/** Shorter parts of a word meet by chance. */
const shortestPart = 3;

/** Takes a word for two that the site writes apart, as `onlinebanking` for `online banking`; undefined where no page has both. */
async function splitWord(word: string, { language, loadRows }: WordIndex): Promise<FoundWord | undefined> {
  const folded = foldText(word, language);
  const match = async (stem: string): Promise<Weights> => matchWhole(await loadRows(stem, true), [stem]);
  const split = async (at: number): Promise<FoundWord> => {
    const parts = [folded.slice(0, at), folded.slice(at)];
    const [head = '', tail = ''] = parts.map((part) => toStem(part, language));
    const heads = await match(head);
    const weights = heads.size > 0 ? matchBoth(heads, await match(tail)) : heads;
    return { weights, stems: [head, tail], isAlike: false, written: parts.join(' ') };
  };
  const cuts = [...folded].map((_letter, at) => at).slice(shortestPart, 1 - shortestPart);
  const found = await Promise.all(cuts.map(split));
  return found
    .filter(({ weights }) => weights.size > 0)
    .toSorted((a, b) => b.weights.size - a.weights.size)[0];
}

/** The pages of the name's word that a word is like; or of what else is like it. */
async function findLike(word: string, { language, pages, loadRows }: WordIndex): Promise<FoundWord> {
  const stem = toStem(word, language);
  const near = correctWord(word, pages, language);
  if (near === undefined) {
    const rows = await loadRows(stem);
    const stems = findAlike(rows, stem);
    return { weights: matchAlike(rows, stems), stems, isAlike: true };
  }
  const meant = toStem(near, language);
  const weights = matchStem(await loadRows(meant), [meant], pages.length);
  return { weights, stems: [meant], isAlike: true, written: near, isCorrected: true };
}

/**
 * Finds the pages of a word: those that have it, or words that begin with it, or it and its neighbour written as one, as
 * `whitepaper` for `white paper`. Else those of the words that it joins; else of what is like it.
 *
 * @param words the query
 * @param at the word's place in it
 */
export async function findWord(words: readonly string[], at: number, index: WordIndex): Promise<FoundWord> {
  const { language, pages, loadRows } = index;
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  const stems = [word, ...(before && [before + word]), ...(after && [word + after])].map((one) =>
    toStem(one, language),
  );
  const rows = await Promise.all(stems.map((stem, number) => loadRows(stem, number > 0)));
  const weights = matchStem(rows.flat(), stems, pages.length);
  if (weights.size > 0) return { weights, stems, isAlike: false };
  return (await splitWord(word, index)) ?? findLike(word, index);
}
