import { fireEvent } from '@testing-library/react';
import {
  element,
  find,
  finds,
  isThere,
  links,
  page,
  press,
  search as mockSearch,
  settle,
  startPanel,
  type,
  write,
} from '#tests/support/jest/search-panel-harness';
import { readKind } from './find-pages';

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

describe('filters', () => {
  it('count the results of each kind, select one and keep the focus', async () => {
    await type('fee');
    const names = (): (string | null)[] =>
      [...document.querySelectorAll('[data-kind]')].map((filter) => filter.textContent);
    expect(names()).toEqual(['All 2', 'Services 1', 'Articles 1']);
    element('[data-kind=services]').focus();
    fireEvent.click(element('[data-kind=services]'));
    await settle();
    expect(links()).toEqual(['Page 2']);
    expect(location.search).toBe('?q=fee&kind=services');
    expect(document.activeElement).toBe(element('[data-kind=services]'));
    expect(element('[aria-pressed=true]').textContent).toBe('Services 1');
  });

  it('ignore unknown values in the URL', () => {
    expect(readKind('glossary')).toBe('glossary');
    expect(readKind('<b>')).toBe('');
    expect(readKind(null)).toBe('');
  });
});

describe('keys', () => {
  it('move from the field through the results and back', async () => {
    await type('fee');
    element('input').focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(element('input'));
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Page 1');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Page 2');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Page 2');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(element('input'));
  });

  it('keep the focus on a result that a later search also finds, else on its first, else in the field', async () => {
    await type('fee');
    write('fees');
    element('[data-result][href="/en/2/"]').focus();
    await settle(200);
    expect(find).toHaveBeenLastCalledWith('fees');
    expect(document.activeElement?.textContent).toBe('Page 2');
    finds([page(3)]);
    await type('card');
    expect(document.activeElement?.textContent).toBe('Page 3');
    find.mockRejectedValueOnce(new Error('offline'));
    await type('cards');
    expect(document.activeElement).toBe(element('input'));
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'are ignored during text composition (%j)',
    async (init) => {
      await type('fee');
      element('input').focus();
      press('ArrowDown', init);
      press('Enter', init);
      await settle();
      expect(document.activeElement).toBe(element('input'));
    },
  );

  it('Enter waits for the results and opens the first', async () => {
    element('input').focus();
    write('fee');
    press('Enter');
    await settle(200);
    expect(document.activeElement?.textContent).toBe('Page 1');
    expect(find).toHaveBeenCalledTimes(1);
  });
});

describe('an empty result', () => {
  it('is reported, with similar names and the main links', async () => {
    finds([]);
    await type('Pag 1');
    expect(element('[role=status]').textContent).toBe('No results for “Pag 1” Other words may help.');
    expect(links()).toEqual(['Page 1', 'Page 2', 'Help and contact']);
    expect(isThere('[data-filters]')).toBe(false);
  });

  it('is replaced by an error message on failure, and is retried when online', async () => {
    find.mockRejectedValueOnce(new Error('offline'));
    await type('fee');
    expect(element('[role=status]').textContent).toBe('It failed');
    expect(links()).toEqual([]);
    fireEvent(window, new Event('online'));
    await settle();
    expect(links()).toHaveLength(2);
  });

  it('has no message for fewer than two letters', async () => {
    await type('fee');
    await type('f');
    expect(links()).toEqual([]);
    expect(element('[role=status]').textContent).toBe('');
  });
});

it('ends with its page', async () => {
  const field = element('input');
  write('fee');
  unmount();
  fireEvent.keyDown(field, { key: 'Enter' });
  await settle(200);
  expect(find).not.toHaveBeenCalled();
});
