import { act, fireEvent, render } from '@testing-library/react';
import type { SearchEntry, SearchPage, SearchText } from '#lib/search/contract';
import type { SearchResult, SiteSearch as Search } from '#lib/search/search-site';
import { SiteSearch } from '#components/islands/search/search.client';

export const page = (number: number, more: Partial<SearchPage> = {}): SearchPage => ({
  name: `Page ${number}`,
  path: `/en/${number}/`,
  kind: 'articles',
  text: String(number),
  ...more,
});

const words = {
  results: '{count} results',
  oneResult: '1 result',
  resultsFor: '{count} results for “{query}”',
  oneResultFor: '1 result for “{query}”',
  more: 'More',
  shown: '{shown} of {count}',
  filter: 'Only',
  all: 'All',
  corrected: 'No “{query}”, but “{term}”',
  alike: 'No “{query}”, but words like it',
  nothing: 'No results for “{query}”',
  nothingTip: 'Other words may help.',
  common: '“{query}” is everywhere',
  nearest: 'Near',
  ways: 'Ways',
  alsoPdf: 'as PDF',
  searchPage: 'Page',
  key: 'Key',
  kinds: {
    services: 'Services',
    support: 'Help',
    glossary: 'Terms',
    publications: 'Guides',
    articles: 'Articles',
    company: 'Company',
  },
};
const ways = [{ name: 'Help and contact', path: '/en/support/' }];

export const find = jest.fn<Promise<SearchResult>, [query: string]>();
export const readText = jest.fn(
  (): Promise<SearchText> =>
    Promise.resolve({ blocks: ['A card <b>costs</b> a fee.'], meaning: 'It means this.' }),
);
export const search: Search = {
  entry: () => Promise.resolve({ words, ways, pages: [page(1), page(2)] } as unknown as SearchEntry),
  find,
  readText,
};
export const found = (pages: readonly SearchPage[], more: Partial<SearchResult> = {}): SearchResult => ({
  pages,
  stems: ['fee'],
  isAlike: false,
  isCommon: false,
  ...more,
});

export const element = <T extends HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector) ?? expectIt(selector);
function expectIt(selector: string): never {
  throw new Error(`There is no ${selector}.`);
}
export const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
export const links = (): (string | null)[] =>
  [...document.querySelectorAll('[data-result]')].map((link) => link.textContent);
export const settle = (milliseconds = 0): Promise<unknown> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/**
 * Renders the search below its field, with default results.
 *
 * @returns unmounts it
 */
export function startPanel(): () => void {
  find.mockReset();
  finds([page(1), page(2, { kind: 'services' })]);
  history.replaceState(null, '', '/en/search/');
  // jsdom has none.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const { unmount } = render(
    <main>
      <input type="search" />
      <div id="place">
        <SiteSearch
          language="en"
          className="results"
          failed="It failed"
          searching="Searching"
          foundTitle="By name"
        />
      </div>
      <section id="line-a">
        <h2>Line</h2>
        <ul>
          <li>
            <a href="/en/1/">Fee 1</a>
          </li>
          <li>
            <a href="/en/3/">Fee 3</a>
          </li>
        </ul>
      </section>
    </main>,
  );
  return unmount;
}

/** Sets the results of following searches. */
export function finds(pages: readonly SearchPage[], more: Partial<SearchResult> = {}): void {
  find.mockImplementation(() => Promise.resolve(found(pages, more)));
}

export const write = (text: string): unknown =>
  fireEvent.input(element('input'), { target: { value: text } });
export async function type(text: string): Promise<void> {
  write(text);
  await settle(200);
}
export const press = (key: string, init: KeyboardEventInit = {}): unknown =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
