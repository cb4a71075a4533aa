import type { Language } from '#lib/i18n/languages';
import {
  searchEntryPath,
  searchFilePath,
  type SearchEntry,
  type SearchPage,
  type SearchRow,
  type SearchText,
} from './contract';
import { correctWord } from './correct-word';
import { findAlike, matchAlike, matchStem, type Weights } from './match-word';
import { isAnswer, rankPages } from './rank-pages';
import { listTokens, toStem } from './words';

/** Loads a file of the index. Rejects where it cannot be had. */
export type LoadJson = (path: string) => Promise<unknown>;

/** What a search has found. */
export type SearchResult = {
  /** The pages, the best first. */
  readonly pages: readonly SearchPage[];
  /** A term that is what was asked for; it is among the pages too. */
  readonly answer?: SearchPage;
  /** Stems to mark in excerpts. */
  readonly stems: readonly string[];
  /** Whether a word was not there and others like it were taken. */
  readonly isAlike: boolean;
  /** What was looked for instead, where a word was written wrong. */
  readonly corrected?: string;
};

export type SiteSearch = {
  readonly entry: () => Promise<SearchEntry>;
  readonly find: (query: string) => Promise<SearchResult>;
  readonly readText: (page: SearchPage) => Promise<SearchText>;
};

/** Whether a piece may hold stems that begin with this one. */
function overlaps(pieces: SearchEntry['pieces'], index: number, stem: string): boolean {
  const { from } = pieces[index] ?? { from: '' };
  const next = pieces[index + 1]?.from;
  return (from <= stem || from.startsWith(stem)) && (next === undefined || next > stem);
}

type Found = {
  readonly weights: Weights;
  readonly stems: readonly string[];
  readonly isAlike: boolean;
  /** The word of a name that was meant. */
  readonly word?: string;
};

/** Remembers what has arrived and what is under way; what failed is asked for again. */
function rememberFiles(load: LoadJson): LoadJson {
  const files = new Map<string, Promise<unknown>>();
  return (path) => {
    const known = files.get(path);
    if (known) return known;
    const file = load(path);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  };
}

/** What stands above and beside the pages that were found. */
function describeResult(
  pages: readonly SearchPage[],
  found: readonly Found[],
  { meant, language }: { readonly meant: string; readonly language: Language },
): SearchResult {
  const answer = pages.find((page) => isAnswer(page, meant, language));
  return {
    pages,
    ...(answer && { answer }),
    isAlike: found.some(({ isAlike }) => isAlike),
    stems: found.flatMap(({ stems }) => stems),
    ...(found.some(({ word }) => word !== undefined) && { corrected: meant }),
  };
}

/**
 * Searches the site in one language.
 *
 * @param load loads files of the site; they are this build's own and have the types of the contract
 */
export function createSiteSearch(language: Language, load: LoadJson): SiteSearch {
  const loadOnce = rememberFiles(load);
  const entry = (): Promise<SearchEntry> => loadOnce(searchEntryPath(language)) as Promise<SearchEntry>;
  const loadFile = (name: string): Promise<unknown> => loadOnce(searchFilePath(name));
  const loadRows = async (stem: string): Promise<SearchRow[]> => {
    const { pieces } = await entry();
    const files = pieces.filter((_piece, index) => overlaps(pieces, index, stem));
    return ((await Promise.all(files.map(({ file }) => loadFile(file)))) as SearchRow[][]).flat();
  };

  /** The pages of a word; of the name's word that it is like; or of what else is like it. */
  const findWord = async (word: string, pages: readonly SearchPage[]): Promise<Found> => {
    const stem = toStem(word, language);
    const rows = await loadRows(stem);
    const weights = matchStem(rows, stem, pages.length);
    if (weights.size > 0) return { weights, stems: [stem], isAlike: false };
    const near = correctWord(word, pages, language);
    if (near === undefined) {
      const alike = findAlike(rows, stem);
      return { weights: matchAlike(rows, alike), stems: alike, isAlike: true };
    }
    const meant = toStem(near, language);
    return {
      weights: matchStem(await loadRows(meant), meant, pages.length),
      stems: [meant],
      isAlike: true,
      word: near,
    };
  };

  const find = async (query: string): Promise<SearchResult> => {
    const { pages, common } = await entry();
    const typed = listTokens(query).map(({ word }) => word);
    const telling = typed.filter((word) => !common.includes(toStem(word, language)));
    const found = await Promise.all(telling.map((word) => findWord(word, pages)));
    const meant = telling.map((word, index) => found[index]?.word ?? word).join(' ');
    const weights = found.map((word) => word.weights);
    const ranked = rankPages(pages, weights, meant, language);
    return describeResult(
      ranked.flatMap((number) => pages[number] ?? []),
      found,
      { meant, language },
    );
  };

  return { entry, find, readText: ({ text }) => loadFile(text) as Promise<SearchText> };
}
