import type { Language } from '#lib/i18n/languages';

/**
 * Folder of the index in the export. Files under `files/` have a content hash as their name and never change.
 */
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

/** Texts of the search with placeholders: `{count}`, `{shown}`, `{query}`, `{term}`. */
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

/** Searchable page. */
export type SearchPage = {
  readonly name: string;
  readonly path: string;
  readonly kind: SearchKind;
  /** Name of the file with its text. */
  readonly text: string;
  /** Alternative name, such as a term's abbreviation. */
  readonly short?: string;
  /** Keywords that the page's text does not contain. */
  readonly searchTerms?: readonly string[];
  /** Series of similar pages, whose titles only differ in the country. */
  readonly series?: string;
  /** PDF with the same text. */
  readonly pdf?: string;
};

type Way = { readonly name: string; readonly path: string };

/** Entry file of an index, loaded first: all pages, and the names of the other files. */
export type SearchEntry = {
  readonly words: SearchWords;
  readonly pages: readonly SearchPage[];
  /** Helpful pages if there are no results. */
  readonly ways: readonly Way[];
  /** Stems on nearly every page, which find nothing. */
  readonly common: readonly string[];
  /** Files of the stems, sorted by their first stem. */
  readonly pieces: readonly { readonly from: string; readonly file: string }[];
};

/** Stem, followed by pairs: distance from the previous page's number, and weight of the stem on the page. */
export type SearchRow = readonly [stem: string, ...pairs: number[]];

/** Text of a page by block; terms have their definition in one sentence. */
export type SearchText = { readonly blocks: readonly string[]; readonly meaning?: string };

/** Path of a language's entry file. */
export const searchEntryPath = (language: Language): string => `${searchFolder}/${language}.json`;

/** Path of a file of the index. */
export const searchFilePath = (name: string): string => `${searchFolder}/files/${name}.json`;
