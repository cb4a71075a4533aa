import { layOutTopFirst } from './top-first';

const parts = (): string =>
  [...document.querySelectorAll('main p')]
    .map(({ id, attributes }) => id + (attributes.getNamedItem('data-waiting') ? ' waits' : ''))
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

describe('layOutTopFirst', () => {
  it('lets wait what is below the window, then shows it part by part, a frame each', () => {
    setUp();
    layOutTopFirst(window);
    expect(parts()).toBe('a, b, c, d waits, e');
    jest.advanceTimersByTime(17);
    expect(parts()).toBe('a, b, c, d, e waits');
    jest.advanceTimersByTime(1000);
    expect(parts()).toBe('a, b, c, d, e');
    expect(document.querySelector('main')?.outerHTML).not.toContain('data-');
  });

  it('ends with a page that another one has replaced', () => {
    setUp();
    layOutTopFirst(window);
    const old = document.querySelector('#d');
    document.body.innerHTML = '<main></main>';
    jest.advanceTimersByTime(1000);
    expect(old?.hasAttribute('data-waiting')).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['<main></main>', '<main><div><h1>One part</h1></div></main>', ''])(
    'leaves %j as it is',
    (html) => {
      setUp();
      document.body.innerHTML = html;
      layOutTopFirst(window);
      expect(document.body.innerHTML).toBe(html);
    },
  );

  it('lays out everything at once in a tab that nobody sees', () => {
    setUp(true);
    layOutTopFirst(window);
    expect(parts()).toBe('a, b, c, d, e');
  });
});
