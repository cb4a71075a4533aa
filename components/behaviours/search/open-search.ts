import type { Language } from '#lib/i18n/languages';
import { createSiteSearch, type SiteSearch } from '#lib/search/search-site';
import { loadJson } from './load-json';

const searches = new Map<Language, SiteSearch>();

/** The search of a language: one for all pages of the document, so that nothing is loaded twice. */
export function openSearch(language: Language): SiteSearch {
  const search = searches.get(language) ?? createSiteSearch(language, loadJson);
  searches.set(language, search);
  return search;
}
