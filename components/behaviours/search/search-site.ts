import { stripBase } from '#lib/core/base-path';
import { languageOfPath } from '#lib/i18n/languages';
import { writeChoice } from '#lib/core/list-filter';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';
import { keepLeftPlace } from '#lib/page-data/browser/left-place';
import type { Behaviour } from '../behaviour';
import { openSearch } from './open-search';
import { pageLength, type SearchState } from './print-results';
import { createSearchPanel, readKind, readShown } from './search-panel';

/** What the page's address asks for; else what the browser kept in the field over a reload. */
function readStart(href: string, kept: string): SearchState {
  const { searchParams } = new URL(href);
  return {
    query: searchParams.get('q')?.trim() ?? kept,
    kind: readKind(searchParams.get('kind')),
    shown: readShown(searchParams.get('shown')),
  };
}

/** The query of an address that asks for a search; a list as long as every first one is not said. */
function writeSearch(search: string, { query, kind, shown }: SearchState): string {
  const choice = { q: query, kind, shown: shown > pageLength ? String(shown) : '' };
  return writeChoice(search, choice, ['q', 'kind', 'shown']);
}

/** The field of the search page finds words in every text of the site; its address says what was found. */
export const searchSiteBehaviour: Behaviour = (place, { signal }) => {
  const { location } = place.ownerDocument;
  const language = languageOfPath(process.env.BASE_PATH ? stripBase(location.pathname) : location.pathname);
  const field = place.closest('main')?.querySelector<HTMLInputElement>('[data-find-field]');
  if (!field || !language) return;
  const show = createSearchPanel({
    field,
    place,
    language,
    search: openSearch(language),
    failed: place.dataset['failed'] ?? '',
    searching: place.dataset['searching'],
    signal,
    onChange: (state) => {
      replaceQuery(writeSearch(location.search, state));
      // What is found takes the place of the plan.
      place.parentElement?.toggleAttribute('data-looking', state.query !== '');
    },
  });
  const follow = (start: SearchState): void => {
    const goBack = keepLeftPlace(signal);
    field.value = start.query;
    // The list of all pages goes by the field too.
    field.dispatchEvent(new Event('input'));
    void show(start).then(goBack);
  };
  onQuery(() => follow(readStart(location.href, '')), signal);
  const start = readStart(location.href, field.value);
  if (start.query) follow(start);
};
