import { findNames, findPageBehaviour, showPages } from './find-page';
import { printedEvent } from '#lib/search/printed';

const list = (): HTMLElement => document.body;

beforeEach(() => {
  document.body.innerHTML =
    '<details hidden><summary>By name</summary><ul></ul></details>' +
    '<section><h2>A</h2><ul><li><a href="/x">Überweisung</a></li><li><a href="/h">Help</a><ul><li><a href="/c">Cards lost</a></li><li><details><summary>More</summary><ul><li><a href="/d">Data of a card</a></li></ul></details></li></ul></li></ul></section>' +
    '<section><h2>B</h2><ul><li><a href="/i">Imprint</a></li><li><a href="/p">Postcards</a></li></ul></section>';
});

const items = (): (string | null)[][] =>
  [...document.querySelectorAll('body > details li')].map((item) =>
    [...item.children].map((child) => child.textContent),
  );

describe('the field of the search page', () => {
  it('lists pages with all words in their names, with what they branch from, those first that begin so', () => {
    showPages(list(), 'CARD');
    expect(items()).toEqual([
      ['Cards lost', 'A / Help'],
      ['Data of a card', 'A / Help / More'],
      ['Postcards', 'B'],
    ]);
    showPages(list(), 'lost card');
    expect(items()).toEqual([['Cards lost', 'A / Help']]);
  });

  it('marks what was typed, and leads to the page', () => {
    showPages(list(), 'uber');
    expect(document.querySelector('body > details a')?.innerHTML).toBe('<mark>Über</mark>weisung');
    expect(document.querySelector('body > details a')?.getAttribute('href')).toBe('/x');
  });

  it('finds and marks what is spelled another way', () => {
    document.documentElement.lang = 'de';
    for (const typed of ['ueber', 'Ueberweisung', 'Überweisung']) {
      showPages(list(), typed);
      expect(items()).toEqual([['Überweisung', 'A']]);
      expect(document.querySelector('body > details a mark')?.textContent).toMatch(/^Über/);
    }
  });

  it('lists six at most', () => {
    const more = Array.from({ length: 9 }, (_, index) => `<li><a href="/${index}">Card ${index}</a></li>`);
    document.querySelector('section ul')?.insertAdjacentHTML('beforeend', more.join(''));
    expect(findNames(list(), ['card'])).toHaveLength(12);
    showPages(list(), 'card');
    expect(items()).toHaveLength(6);
  });

  it('leaves out what the results of the page show, and goes when nothing else is left', () => {
    const lines = document.body.innerHTML;
    document.body.innerHTML = `<main><input data-find-field value="card"><ol></ol><div>${lines}</div></main>`;
    const [results, place] = [document.querySelector('ol'), document.querySelector('main > div')];
    if (!results || !(place instanceof HTMLElement)) throw new Error('There is no page.');
    window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
    const { signal } = new AbortController();
    findPageBehaviour(place, { signal, navigateTo: jest.fn(), loadShared: jest.fn() });
    const names = (): (string | null)[] =>
      [...place.querySelectorAll('div > details > ul a')].map((link) => link.textContent);
    const print = (...paths: readonly string[]): void => {
      results.innerHTML = paths.map((path) => `<li><a data-result href="${path}">Result</a></li>`).join('');
      results.dispatchEvent(new Event(printedEvent, { bubbles: true }));
    };
    expect(names()).toEqual(['Cards lost', 'Data of a card', 'Postcards']);
    print('/c', '/other');
    expect(names()).toEqual(['Data of a card', 'Postcards']);
    print('/c', '/d', '/p');
    expect(names()).toEqual([]);
    expect(place.hasAttribute('data-found')).toBe(false);
    expect(place.querySelector('details')?.hidden).toBe(true);
  });

  it('is marked and shown as long as there is something, and leaves the lines as they are', () => {
    for (const [text, isFound] of [
      ['lost', true],
      ['zzz', false],
      ['c', false],
      [' ', false],
    ] as const) {
      showPages(list(), text);
      expect(list().hasAttribute('data-found')).toBe(isFound);
      expect(document.querySelector('details')?.hidden).toBe(!isFound);
      expect(document.querySelectorAll('section [hidden]')).toHaveLength(0);
    }
  });
});
