import { focusPage, scrollPage } from './focus-page';

const positions: unknown[] = [];
beforeEach(() => {
  positions.splice(0);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element): void {
    positions.push(this.id);
  };
  window.scrollTo = ((options: ScrollToOptions) => {
    positions.push(options.top);
    Object.assign(window, { scrollY: options.top });
  }) as typeof window.scrollTo;
  document.body.innerHTML =
    '<details id="outer"><details id="inner"><p id="answer">x</p></details></details><details id="other"></details>';
});

const isOpen = (id: string): boolean => document.getElementById(id)?.hasAttribute('open') ?? false;

test('a fragment inside closed disclosures opens only these', () => {
  scrollPage(window, '#answer', 0);
  expect(positions).toEqual(['answer']);
  expect(['outer', 'inner', 'other'].map(isOpen)).toEqual([true, true, false]);
});

test('a fragment opens the disclosure that its element begins with', () => {
  document.body.innerHTML =
    '<section id="cards"><details id="first"></details><p>x</p><details id="later"></details></section>';
  scrollPage(window, '#cards', 0);
  expect(['first', 'later'].map(isOpen)).toEqual([true, false]);
});

test.each(['', '#nowhere', '#%E0%A4%A'])('the fragment %p restores the scroll position', (hash) => {
  scrollPage(window, hash, 120);
  expect(positions).toEqual([120]);
});

describe('focusPage', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><h1>Name</h1><h2 id="part">Part</h2><p><a id="link" href="/en/">link</a></p></main>';
  });

  const focused = (): string | undefined => document.activeElement?.textContent ?? undefined;

  it('moves the focus to the heading, which is not in the tab order', () => {
    focusPage(document, '');
    expect(focused()).toBe('Name');
    expect(document.querySelector('h1')?.getAttribute('tabindex')).toBe('-1');
  });

  it('moves it to the element of the fragment, if any', () => {
    focusPage(document, '#part');
    expect(focused()).toBe('Part');
    expect(document.querySelector('h2')?.getAttribute('tabindex')).toBe('-1');
    focusPage(document, '#nowhere');
    expect(focused()).toBe('Name');
  });

  it('keeps focusable elements in the tab order', () => {
    focusPage(document, '#link');
    expect(focused()).toBe('link');
    expect(document.querySelector('a')?.hasAttribute('tabindex')).toBe(false);
  });
});
