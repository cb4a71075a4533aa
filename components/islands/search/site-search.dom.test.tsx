import { act, fireEvent, render } from '@testing-library/react';
import { searchEntryPath, type SearchEntry } from '#lib/search/contract';
import { page } from '#tests/support/jest/search-panel-harness';
import { SiteSearch } from './search.client';

const kinds = { articles: 'Articles' };
const entry = {
  words: new Proxy({ kinds }, { get: (own, key) => (key === 'kinds' ? own.kinds : '{shown}/{count}') }),
  pages: Array.from({ length: 32 }, (_, number) => page(number)),
  common: [],
  ways: [],
  pieces: [{ from: 'page', file: 'piece' }],
} as unknown as SearchEntry;
const row = ['page', ...entry.pages.flatMap((_page, number) => [number && 1, 5])];

let unmount: () => void;

const settle = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(0));

/** Opens the page at a URL, in a history entry with a scroll position. */
async function open(query: string, scroll: number): Promise<void> {
  history.replaceState({ stellwerk: { key: 1, scroll } }, '', `/en/search/${query}`);
  ({ unmount } = render(
    <main>
      <input type="search" />
      <SiteSearch language="en" className="" failed="It failed" searching="Searching" foundTitle="" />
    </main>,
  ));
  await settle();
}
const count = (): number => document.querySelectorAll('[data-result]').length;
const press = async (): Promise<void> => {
  const more = document.querySelector('[data-more]');
  if (more) fireEvent.click(more);
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn((address: string) => {
    const json =
      address === searchEntryPath('en') ? entry : address.endsWith('piece.json') ? [row] : { blocks: [] };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(json) });
  }) as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  window.scrollTo = jest.fn();
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});
afterEach(() => {
  unmount();
  jest.useRealTimers();
});

describe('the list of a search', () => {
  it('keeps its length in the URL', async () => {
    await open('?q=page', 0);
    expect([count(), location.search]).toEqual([10, '?q=page']);
    await press();
    await press();
    expect([count(), location.search]).toEqual([30, '?q=page&shown=30']);
  });

  it('is restored with its scroll position', async () => {
    await open('?q=page&shown=30', 900);
    expect(count()).toBe(30);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });

  it.each(['0', '-5', 'x', ''])('has the default length for the URL value %s', async (shown) => {
    await open(`?q=page&shown=${shown}`, 0);
    expect(count()).toBe(10);
  });

  it('has no more entries than results, whatever the URL contains', async () => {
    await open('?q=page&shown=1e9', 0);
    expect(count()).toBe(32);
  });

  it('does not scroll if the visitor has scrolled or just arrived', async () => {
    const opening = open('?q=page&shown=30', 900);
    dispatchEvent(new Event('wheel'));
    await opening;
    unmount();
    await open('?q=page&shown=30', 0);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
