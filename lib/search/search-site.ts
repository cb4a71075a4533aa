import { listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import {
  searchEntryPath,
  searchFilePath,
  type SearchEntry,
  type SearchPage,
  type SearchRow,
  type SearchText,
} from './contract';
import { findWord, splitWord, type FoundWord } from './find-word';
import { isAnswer, rankPages } from './rank-pages';
import { toStem } from './stem';

/** Loads a file of the index; rejects on failure. */
export type LoadJson = (path: string) => Promise<unknown>;

export type SearchResult = {
  /** Sorted by rank. */
  readonly pages: readonly SearchPage[];
  /** Term that answers the query; also among the pages. */
  readonly answer?: SearchPage;
  /** Stems to mark in excerpts. */
  readonly stems: readonly string[];
  /** Whether similar words were used, because a word does not occur. */
  readonly isAlike: boolean;
  /** Corrected query. */
  readonly corrected?: string;
  /** Whether all words are on nearly every page, so that only names were searched. */
  readonly isCommon: boolean;
};

export type SiteSearch = {
  readonly entry: () => Promise<SearchEntry>;
  readonly find: (query: string) => Promise<SearchResult>;
  readonly readText: (page: SearchPage) => Promise<SearchText>;
};

/** Whether a file may contain a stem, or stems that start with it. */
function overlaps(pieces: SearchEntry['pieces'], index: number, stem: string, isWhole: boolean): boolean {
  const { from } = pieces[index] ?? { from: '' };
  const next = pieces[index + 1]?.from;
  return (from <= stem || (!isWhole && from.startsWith(stem))) && (next === undefined || next > stem);
}

/** Caches loaded and pending files; failed ones are loaded again. */
function rememberFiles(load: LoadJson): LoadJson {
  const files = new Map<string, Promise<unknown>>();
  return (path) => {
    const cached = files.get(path);
    if (cached) return cached;
    const file = load(path);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  };
}

/** Properties of a result besides its pages. */
function describeResult(
  pages: readonly SearchPage[],
  found: readonly FoundWord[],
  { meant, language, isCommon }: { meant: string; language: Language; isCommon: boolean },
): SearchResult {
  const answer = pages.find((page) => isAnswer(page, meant, language));
  return {
    pages,
    ...(answer && { answer }),
    isCommon,
    isAlike: found.some(({ isAlike }) => isAlike),
    stems: found.flatMap(({ stems }) => stems),
    ...(found.some(({ word }) => word !== undefined) && { corrected: meant }),
  };
}

/**
 * Creates the search of a language.
 *
 * @param load loads files of the same build, whose format is known
 */
export function createSiteSearch(language: Language, load: LoadJson): SiteSearch {
  const loadOnce = rememberFiles(load);
  const entry = (): Promise<SearchEntry> => loadOnce(searchEntryPath(language)) as Promise<SearchEntry>;
  const loadFile = (name: string): Promise<unknown> => loadOnce(searchFilePath(name));
  const loadRows = async (stem: string, isWhole = false): Promise<SearchRow[]> => {
    const { pieces } = await entry();
    const files = pieces.filter((_piece, index) => overlaps(pieces, index, stem, isWhole));
    return ((await Promise.all(files.map(({ file }) => loadFile(file)))) as SearchRow[][]).flat();
  };

  const find = async (query: string): Promise<SearchResult> => {
    const { pages, common } = await entry();
    const typed = listTokens(query).map(({ word }) => word);
    const significant = typed.filter((word) => !common.includes(toStem(word, language)));
    const index = { language, pages, loadRows };
    const words = (await Promise.all(significant.map((word) => splitWord(word, index)))).flat();
    const found = await Promise.all(words.map((_word, at) => findWord(words, at, index)));
    const isCommon = words.length === 0 && typed.length > 0;
    const meant = isCommon ? query : words.map((word, at) => found[at]?.word ?? word).join(' ');
    const weights = found.map((word) => word.weights);
    const ranked = rankPages(pages, weights, meant, language);
    return describeResult(
      ranked.flatMap((number) => pages[number] ?? []),
      found,
      { meant, language, isCommon },
    );
  };

  return { entry, find, readText: ({ text }) => loadFile(text) as Promise<SearchText> };
}
