import type { SearchEntry, SearchPage, SearchText } from '#lib/search/contract';
import type { SearchResult, SiteSearch } from '#lib/search/search-site';
import { createSearchPanel } from '#components/behaviours/search/search-panel';

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
  nothing: 'Nothing has “{query}”',
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
const search: SiteSearch = {
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

export const onChange = jest.fn();
export const element = <T extends HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector) ?? expectIt(selector);
function expectIt(selector: string): never {
  throw new Error(`There is no ${selector}.`);
}
export const visible = (selector: string): boolean => !element(selector).closest('[hidden]');
export const links = (): (string | null)[] =>
  [...document.querySelectorAll('[data-result]')].map((link) => link.textContent);
export const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);

/** Puts a panel into the document, with what it finds until told otherwise. Gives what ends it. */
export function startPanel(): AbortController {
  find.mockReset();
  finds([page(1), page(2, { kind: 'services' })]);
  document.body.innerHTML = '<input type="search"><div id="place"></div>';
  const controller = new AbortController();
  createSearchPanel({
    field: element<HTMLInputElement>('input'),
    place: element('#place'),
    language: 'en',
    search,
    failed: 'It failed',
    signal: controller.signal,
    onChange,
  });
  return controller;
}

/** What is found from now on. */
export function finds(pages: readonly SearchPage[], more: Partial<SearchResult> = {}): void {
  find.mockImplementation(() => Promise.resolve(found(pages, more)));
}

export async function type(text: string): Promise<void> {
  element<HTMLInputElement>('input').value = text;
  element('input').dispatchEvent(new Event('input'));
  await jest.advanceTimersByTimeAsync(200);
}
export const press = (key: string, init: KeyboardEventInit = {}): void => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
};
