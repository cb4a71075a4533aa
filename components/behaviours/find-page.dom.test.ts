import { showPages } from './find-page';

const list = (): HTMLElement => document.body;

beforeEach(() => {
  document.body.innerHTML =
    '<section><h2>A</h2><ul><li><a href="/x">Überweisung</a></li><li><a href="/h">Help</a><ul><li><a href="/c">Cards lost</a></li><li><a href="/d">Data</a></li></ul></li></ul></section>' +
    '<section><ul><li><a href="/i">Imprint</a></li></ul></section>';
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

  it('shows all where no page has them, and once the field is empty', () => {
    showPages(list(), 'lost');
    expect(shown()).toHaveLength(2);
    showPages(list(), 'zzz');
    expect(shown()).toHaveLength(5);
    showPages(list(), 'lost');
    showPages(list(), ' ');
    expect(shown()).toHaveLength(5);
  });

  it('marks a list that has less than all', () => {
    for (const [text, isFound] of [
      ['lost', true],
      ['zzz', false],
      [' ', false],
    ] as const) {
      showPages(list(), text);
      expect(list().hasAttribute('data-found')).toBe(isFound);
    }
  });

  it('opens what opens on request while something is looked for', () => {
    const item = document.querySelector('li');
    item?.insertAdjacentHTML('beforeend', '<details><summary>More</summary></details>');
    showPages(list(), 'card');
    expect(item?.querySelector('details')?.open).toBe(true);
    showPages(list(), '');
    expect(item?.querySelector('details')?.open).toBe(false);
  });
});
