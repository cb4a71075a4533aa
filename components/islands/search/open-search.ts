import { withBase } from '#lib/core/base-path';
import type { Language } from '#lib/i18n/languages';
import { createSiteSearch, type LoadJson, type SiteSearch } from '#lib/search/search-site';

/** Timeout of a request in milliseconds. */
const requestTimeout = 10_000;

/** Loads a file of the index; rejects if it is missing or too slow. */
const loadJson: LoadJson = async (path) => {
  const response = await fetch(process.env.BASE_PATH ? withBase(path) : path, {
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json() as Promise<unknown>;
};

const searches = new Map<Language, SiteSearch>();

/** The search of a language, shared by all pages of the document, so that nothing is loaded twice. */
export function openSearch(language: Language): SiteSearch {
  const search = searches.get(language) ?? createSiteSearch(language, loadJson);
  searches.set(language, search);
  return search;
}
