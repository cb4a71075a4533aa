import { findFirst, showPages } from './find-page';

const list = (): HTMLElement => document.body;

beforeEach(() => {
  document.body.innerHTML =
    '<section><h2>A</h2><ul><li><a href="/x">Überweisung</a></li><li><a href="/h">Help</a><ul><li><a href="/c">Cards lost</a></li><li><a href="/d">Data</a></li></ul></li></ul></section>' +
    '<section><ul><li><a href="/i">Imprint</a></li></ul></section><p data-nothing="none"></p>';
});

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('li a')]
    .filter((link) => !link.closest('[hidden]'))
    .map((link) => link.textContent);

describe('the field of the search page', () => {
  it('leaves pages with all words in their names, with the stations that they branch from', () => {
    showPages(list(), 'LOST card');
    expect(shown()).toEqual(['Help', 'Cards lost']);
    showPages(list(), 'uberweisung');
    expect(shown()).toEqual(['Überweisung']);
    expect(document.querySelectorAll('section')[1]?.hidden).toBe(true);
  });

  it('says that nothing is found, and shows all again once the field is empty', () => {
    showPages(list(), 'zzz');
    expect(shown()).toEqual([]);
    expect(document.querySelector('p')?.textContent).toBe('none');
    showPages(list(), ' ');
    expect(shown()).toHaveLength(5);
    expect(document.querySelector('p')?.textContent).toBe('');
  });

  it('opens what opens on request while something is looked for', () => {
    const item = document.querySelector('li');
    item?.insertAdjacentHTML('beforeend', '<details><summary>More</summary></details>');
    showPages(list(), 'card');
    expect(item?.querySelector('details')?.open).toBe(true);
    showPages(list(), '');
    expect(item?.querySelector('details')?.open).toBe(false);
  });

  it('follows the first page by its own name, not the station above it', () => {
    expect(findFirst(list(), 'card')?.getAttribute('href')).toBe('/c');
    expect(findFirst(list(), 'zzz')).toBeUndefined();
  });
});
