import { fireEvent } from '@testing-library/react';
import type { SearchResult } from '#lib/search/search-site';
import {
  element,
  find,
  finds,
  found,
  isThere,
  links,
  page,
  readText,
  search as mockSearch,
  settle,
  startPanel,
  type,
  write,
} from '#tests/support/jest/search-panel-harness';

jest.mock('./open-search', () => ({ openSearch: () => mockSearch }));

let unmount: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  unmount = startPanel();
});
afterEach(() => {
  unmount();
  jest.useRealTimers();
});

describe('results', () => {
  it('state their number, and mark matches, as text', async () => {
    await type('fee');
    expect(element('[role=status]').textContent).toBe('2 results for “fee”');
    expect(links()).toEqual(['Page 1', 'Page 2']);
    expect(element('mark').textContent).toBe('fee');
    expect(document.querySelector('#place b')).toBeNull();
    expect(element('li a + p').textContent).toBe('A card <b>costs</b> a fee.');
  });

  it('are shown after a pause in typing, for the latest text', async () => {
    write('f');
    await type('fee');
    expect(find.mock.calls).toEqual([['fee']]);
    expect(location.search).toBe('?q=fee');
  });

  it('of an outdated search are discarded', async () => {
    let finish = (_late: SearchResult): void => undefined;
    find.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await type('slow');
    await type('fast');
    finish(found([page(9)]));
    await settle();
    expect(links()).toEqual(['Page 1', 'Page 2']);
  });

  it('start with a matching term and its definition, and mention the PDF of a guide', async () => {
    const term = page(3, { kind: 'glossary', short: 'TRM' });
    finds([page(1, { pdf: '/x.pdf' }), term], { answer: term });
    await type('term');
    expect(links()).toEqual(['Page 3 (TRM)', 'Page 1']);
    expect(element('[data-answer]').textContent).toContain('It means this.');
    expect(element<HTMLAnchorElement>('a[href="/x.pdf"]').textContent).toBe('as PDF');
  });

  it('name the correction of an unknown word', async () => {
    finds([page(1)], { isAlike: true, corrected: 'fee' });
    await type('fea');
    expect(element('[data-note]').textContent).toBe('No “fea”, but “fee”');
    expect(element('[role=status]').textContent).toBe('1 result for “fee”');
    finds([page(1)], { isAlike: true });
    await type('feb');
    expect(element('[data-note]').textContent).toBe('No “feb”, but words like it');
    expect(element('[role=status]').textContent).toBe('1 result');
    finds([page(1)]);
    await type('fee');
    expect(isThere('[data-note]')).toBe(false);
  });

  it('do not report very frequent words as missing', async () => {
    finds([], { isCommon: true });
    await type('of the');
    expect(element('[role=status]').textContent).toBe('“of the” is everywhere');
  });

  it('are shown ten at a time; further ones get the focus', async () => {
    finds(Array.from({ length: 12 }, (_, index) => page(index)));
    await type('fee');
    expect(links()).toHaveLength(10);
    expect(element('[data-more]').textContent).toBe('More 10 of 12');
    expect(element('[data-more] progress').outerHTML).toContain('value="10" max="12"');
    fireEvent.click(element('[data-more]'));
    await settle();
    expect(links()).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('Page 10');
    expect(isThere('[data-more]')).toBe(false);
  });

  it('report their number, so that they can be restored', async () => {
    finds(Array.from({ length: 32 }, (_, index) => page(index)));
    await type('fee');
    fireEvent.click(element('[data-more]'));
    fireEvent.click(element('[data-more]'));
    await settle();
    expect(links()).toHaveLength(20);
    expect(location.search).toBe('?q=fee&shown=20');
    fireEvent.click(element('[data-more]'));
    await type('fees');
    expect(links()).toHaveLength(10);
    expect(location.search).toBe('?q=fees');
  });

  it('start with one page of a series, with the others after the first ten', async () => {
    const alike = [1, 2].map((number) => page(number, { series: 'countries' }));
    finds([...alike, ...Array.from({ length: 10 }, (_, index) => page(index + 3))]);
    await type('fee');
    expect(links()).toHaveLength(10);
    expect(links()).not.toContain('Page 2');
    fireEvent.click(element('[data-more]'));
    await settle();
    expect(links().slice(10)).toEqual(['Page 2', 'Page 12']);
  });

  it('have their kind above the title', async () => {
    await type('fee');
    const [kind, title] = element('#place li').children;
    expect(kind?.textContent).toBe('Articles');
    expect(title?.textContent).toBe('Page 1');
  });

  it('have pages with matching names beside them that are not results', async () => {
    const names = (): (string | null)[] =>
      [...document.querySelectorAll('details a')].map((link) => link.textContent);
    write('fee');
    expect(names()).toEqual(['Fee 1', 'Fee 3']);
    await settle(200);
    expect(element('details').textContent).toBe('By nameFee 3Line');
    expect(element('details mark').textContent).toBe('Fee');
    finds([page(1), page(3)]);
    await type('fee ');
    expect(isThere('details')).toBe(false);
  });

  it('have no excerpt if a text cannot be loaded', async () => {
    readText.mockRejectedValueOnce(new Error('gone'));
    await type('fee');
    expect(links()).toHaveLength(2);
    expect(document.querySelectorAll('ol > li p')).toHaveLength(3);
  });
});
