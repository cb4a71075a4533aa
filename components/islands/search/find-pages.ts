import { findNearest } from '#lib/core/nearest';
import type { Language } from '#lib/i18n/languages';
import { searchKinds, type SearchEntry, type SearchKind, type SearchPage } from '#lib/search/contract';
import { markWords, pickExcerpt, type ExcerptPart } from '#lib/search/excerpt';
import { limitSeries } from '#lib/search/limit-series';
import type { SearchResult } from '#lib/search/search-site';
import { openSearch } from './open-search';

/** What to search for, among which pages, and how many results to list. */
export type SearchRequest = {
  readonly query: string;
  readonly kind: SearchKind | '';
  readonly shown: number;
};

/** Number of results listed at a time. */
export const pageLength = 10;
/** Minimum length of a query. */
export const shortestQuery = 2;
const nearestCount = 4;

/** A kind from the URL, which is untrusted. */
export const readKind = (text: string | null): SearchKind | '' =>
  searchKinds.find((kind) => kind === text) ?? '';

/** Number of results in the URL; at least the initial number. */
export const readShownCount = (text: string | null): number => Math.max(pageLength, Number(text) || 0);

/** A page with matches marked. */
export type FoundPage = {
  readonly page: SearchPage;
  readonly name: readonly ExcerptPart[];
  /** Definition of a term that matches the query. Empty if the text cannot be loaded. */
  readonly excerpt: readonly ExcerptPart[];
};

export type Found = {
  readonly request: SearchRequest;
  readonly result: SearchResult;
  readonly entry: SearchEntry;
  /** Number of pages of the kind. */
  readonly count: number;
  /** The first of them. */
  readonly pages: readonly FoundPage[];
  /** Pages with similar names, if there are no results. */
  readonly nearest: readonly Pick<SearchPage, 'name' | 'path'>[];
};

/**
 * The pages of a kind: the answer first, regardless of weight, and one page of a series before its others.
 */
function sortPages(kind: SearchKind | '', { pages, answer }: SearchResult): SearchPage[] {
  const chosen = pages.filter((page) => kind === '' || page.kind === kind);
  const sorted = [...chosen.filter((page) => page === answer), ...chosen.filter((page) => page !== answer)];
  return limitSeries(sorted, pageLength);
}

/**
 * Finds pages with their excerpts.
 *
 * @returns undefined for a text that is too short
 * @throws if the index cannot be loaded
 */
export async function findPages(language: Language, request: SearchRequest): Promise<Found | undefined> {
  if (request.query.length < shortestQuery) return undefined;
  const search = openSearch(language);
  const result = await search.find(request.query);
  const entry = await search.entry();
  const { answer, stems } = result;
  const markPage = async (page: SearchPage): Promise<FoundPage> => {
    const text = await search.readText(page).catch(() => undefined);
    const name = page.short === undefined ? page.name : `${page.name} (${page.short})`;
    const meaning = [{ text: text?.meaning ?? '', isFound: false }];
    const excerpt = page === answer ? meaning : text ? pickExcerpt(text.blocks, stems, language) : [];
    return { page, name: markWords(name, stems, language), excerpt };
  };
  const sorted = sortPages(request.kind, result);
  const pages = await Promise.all(sorted.slice(0, request.shown).map(markPage));
  const nearest = pages.length > 0 ? [] : findNearest(request.query, entry.pages, nearestCount);
  return { request, result, entry, count: sorted.length, pages, nearest };
}
