import { addSearchBehaviour, opensSearch } from './search-behaviour';

const open = jest.fn();
const close = jest.fn();
const createSearchDialog = jest.fn(() => ({ open, close }));
jest.mock('#components/islands/search/search.client', () => ({
  get createSearchDialog() {
    return createSearchDialog;
  },
}));

const navigateTo = jest.fn();
const listeners = new Set<() => void>();
addSearchBehaviour(document, {
  pages: { subscribe: (listener) => listeners.add(listener) && (() => undefined) },
  navigateTo,
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  createSearchDialog.mockImplementation(() => ({ open, close }));
  history.replaceState(null, '', '/en/cards/');
  document.body.innerHTML =
    '<a data-search href="/en/search/"><b>Search</b></a><input id="field"><main><p contenteditable id="own">x</p></main>';
});

const press = (init: KeyboardEventInit, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};
const find = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

describe('opensSearch', () => {
  it.each([
    [{ key: '/' }, true],
    [{ key: '/', shiftKey: true }, true],
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', metaKey: true }, true],
    [{ key: 'k' }, false],
    [{ key: '/', altKey: true }, false],
    [{ key: '/', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  ])('%j: %s', (init, expected) => {
    expect(opensSearch(new KeyboardEvent('keydown', init))).toBe(expected);
  });

  it('ignores / while the visitor types', () => {
    history.replaceState(null, '', '/');
    const heard: boolean[] = [];
    const listen = (event: KeyboardEvent): number => heard.push(opensSearch(event));
    addEventListener('keydown', listen, { capture: true });
    press({ key: '/' }, find('#field'));
    press({ key: '/' }, find('#own'));
    press({ key: 'k', ctrlKey: true }, find('#field'));
    removeEventListener('keydown', listen, { capture: true });
    expect(heard).toEqual([false, false, true]);
  });
});

describe('the search dialog', () => {
  it('opens by shortcut and button, with one dialog per language', async () => {
    expect(press({ key: '/' }).defaultPrevented).toBe(true);
    press({ key: 'k', ctrlKey: true });
    find('b').click();
    await settle();
    expect(open).toHaveBeenCalledTimes(3);
    expect(createSearchDialog).toHaveBeenCalledTimes(1);
    expect(createSearchDialog).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }));
  });

  it('closes with the page', async () => {
    press({ key: '/' });
    await settle();
    listeners.forEach((listener) => listener());
    expect(close).toHaveBeenCalled();
  });

  it('leaves a click for a new tab to the browser', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find('a').addEventListener('click', (click) => click.preventDefault(), { once: true });
    find('a').dispatchEvent(event);
    expect(createSearchDialog).not.toHaveBeenCalled();
  });

  it('opens the search page if its script fails', async () => {
    history.replaceState(null, '', '/de/cards/');
    createSearchDialog.mockImplementation(() => {
      throw new Error('no script');
    });
    find('b').click();
    await settle();
    expect(navigateTo).toHaveBeenCalledWith('http://localhost/en/search/');
  });

  it('focuses the field on the search page', () => {
    find('main').innerHTML = '<input data-find-field>';
    press({ key: '/' });
    expect(document.activeElement).toBe(document.body);
    history.replaceState(null, '', '/en/search/');
    press({ key: '/' });
    expect(document.activeElement).toBe(find('[data-find-field]'));
    find('b').click();
    expect(open).not.toHaveBeenCalled();
  });
});
