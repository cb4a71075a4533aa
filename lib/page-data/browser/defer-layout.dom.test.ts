import { deferLayout } from './defer-layout';

const parts = (): string =>
  [...document.querySelectorAll('main p')]
    .map(({ id, attributes }) => id + (attributes.getNamedItem('data-layout') ? ' waits' : ''))
    .join(', ');

/** Simulates a window 800 pixels high, in which each part takes 300. */
function setUp(hidden = false): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  Object.assign(window, { innerHeight: 800, scrollY: 2000 });
  document.body.innerHTML =
    '<main><div><article><p id="a"></p><p id="b"></p><p id="c"></p><p id="d"></p><p id="e"></p></article></div></main>';
  const list = [...document.querySelectorAll('p')];
  Element.prototype.getBoundingClientRect = function () {
    return { top: list.indexOf(this as HTMLParagraphElement) * 300 - 2000 } as DOMRect;
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('deferLayout', () => {
  it('defers parts below the window, then lays them out one per frame', () => {
    setUp();
    deferLayout(window);
    expect(parts()).toBe('a, b, c, d waits, e');
    jest.advanceTimersByTime(17);
    expect(parts()).toBe('a, b, c, d, e waits');
    jest.advanceTimersByTime(1000);
    expect(parts()).toBe('a, b, c, d, e');
    expect(document.querySelector('main')?.outerHTML).not.toContain('data-');
  });

  it('lays out everything at the first key, because Tab would skip the rest', () => {
    setUp();
    deferLayout(window);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(parts()).toBe('a, b, c, d, e');
    jest.advanceTimersByTime(1000);
    expect(parts()).toBe('a, b, c, d, e');
  });

  it('stops if the page is replaced', () => {
    setUp();
    deferLayout(window);
    const old = document.querySelector('#d');
    document.body.innerHTML = '<main></main>';
    jest.advanceTimersByTime(1000);
    expect(old?.hasAttribute('data-layout')).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['<main></main>', '<main><div><h1>One part</h1></div></main>', ''])(
    'does not change %j',
    (html) => {
      setUp();
      document.body.innerHTML = html;
      deferLayout(window);
      expect(document.body.innerHTML).toBe(html);
    },
  );

  it('lays out everything at once in a background tab', () => {
    setUp(true);
    deferLayout(window);
    expect(parts()).toBe('a, b, c, d, e');
  });
});
