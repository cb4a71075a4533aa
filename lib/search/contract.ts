import type { Language } from '#lib/i18n/languages';

/** Folder of the index in the export. What it holds under `files/` is named by its content and never changes. */
export const searchFolder = '/search-index';

/** Kinds of results, in the order of their filters. */
export const searchKinds = [
  'services',
  'support',
  'glossary',
  'publications',
  'articles',
  'company',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Words that a search says; `{count}`, `{shown}`, `{query}` and `{term}` stand for what they name. */
export type SearchWords = Readonly<
  Record<
    | 'results'
    | 'oneResult'
    | 'resultsFor'
    | 'oneResultFor'
    | 'more'
    | 'shown'
    | 'filter'
    | 'all'
    | 'corrected'
    | 'alike'
    | 'nothing'
    | 'nothingTip'
    | 'common'
    | 'nearest'
    | 'ways'
    | 'alsoPdf'
    | 'searchPage'
    | 'key',
    string
  > & { readonly kinds: Readonly<Record<SearchKind, string>> }
>;

/** A page that can be found. */
export type SearchPage = {
  readonly name: string;
  readonly path: string;
  readonly kind: SearchKind;
  /** Name of the file with its text. */
  readonly text: string;
  /** Another name, such as a term's abbreviation. */
  readonly short?: string;
  /** Words by which people look for it. */
  readonly foundBy?: readonly string[];
  /** Pages of a series have one title up to a country. */
  readonly series?: string;
  /** The same text as PDF. */
  readonly pdf?: string;
};

type Way = { readonly name: string; readonly path: string };

/** What a search loads first: every page by name, and where the rest lies. */
export type SearchEntry = {
  readonly words: SearchWords;
  readonly pages: readonly SearchPage[];
  /** Pages that help where nothing is found. */
  readonly ways: readonly Way[];
  /** Stems that nearly every page has: they find nothing. */
  readonly common: readonly string[];
  /** Files of the stems, sorted: each begins with the stem `from`. */
  readonly pieces: readonly { readonly from: string; readonly file: string }[];
};

/** A stem, then pairs: how far the page is from the one before, and what the stem weighs on it. */
export type SearchRow = readonly [stem: string, ...pairs: number[]];

/** The text of a page by its blocks; a term has its meaning in one sentence. */
export type SearchText = { readonly blocks: readonly string[]; readonly meaning?: string };

/** Address of what a search in a language loads first. */
export const searchEntryPath = (language: Language): string => `${searchFolder}/${language}.json`;

/** Address of a file of the index, by its name. */
export const searchFilePath = (name: string): string => `${searchFolder}/files/${name}.json`;
