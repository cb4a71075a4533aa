import { createPageTransition } from './view-transition';

type Settings = {
  readonly reduced?: boolean;
  readonly hidden?: boolean;
  readonly start?: (change: () => void) => unknown;
};

/** Classes that set a transition name, with the texts of their elements. */
const named = (): string[] =>
  [...document.querySelectorAll('[class*="shared-"]')].map(
    ({ className, textContent }) => `${className}: ${textContent}`,
  );

const seen: string[][] = [];

/** Simulates a browser: snapshots the old page, changes it, snapshots the new one. */
const start = jest.fn((change: () => void) => {
  seen.push(named());
  change();
  seen.push(named());
  return { ready: Promise.reject(new Error('cut short')), finished: Promise.reject(new Error('cut short')) };
});

function setUp({ reduced = false, hidden = false, start: begin }: Settings): void {
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
  })) as typeof window.matchMedia;
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  if (begin) Object.assign(document, { startViewTransition: begin });
  else delete (document as { startViewTransition?: unknown }).startViewTransition;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const page = (inner: string): void => {
  document.body.innerHTML = `<header><p class="dotted-links"><a href="/a/">Menu</a></p></header><main>${inner}</main>`;
};

beforeEach(() => {
  start.mockClear();
  seen.length = 0;
  // jsdom has no layout.
  Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 30, width: 100 }) as DOMRect;
  page('<h1>Old</h1><ul><li><i data-cover="/a/">small</i><h3><a href="/a/">Name</a></h3></li></ul>');
});

describe('the transition between pages', () => {
  it('changes the page within a view transition, and ignores an aborted one', async () => {
    setUp({ start });
    const change = jest.fn();
    const transition = createPageTransition(document);
    transition.clicked(document.querySelector('main a'));
    transition.run(change);
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([['shared-cover: small', 'shared-title: Name'], []]);
    expect(named()).toEqual([]);
  });

  it.each([
    ['motion is not wanted', { start, reduced: true }],
    ['nobody looks', { start, hidden: true }],
    ['the browser has none', {}],
  ])('changes the page at once if %s', (_name, settings) => {
    setUp(settings);
    const change = jest.fn();
    const transition = createPageTransition(document);
    transition.clicked(document.querySelector('main a'));
    transition.run(change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
    expect(named()).toEqual([]);
  });

  it('morphs the clicked name into the title and the thumbnail into the cover, on one element at a time', async () => {
    setUp({ start });
    const transition = createPageTransition(document);
    transition.clicked(document.querySelector('main a'));
    transition.run(() => {
      page('<header><h1>New</h1><i data-cover="">large</i></header><i data-cover="/b/">other</i>');
      transition.arrived();
    });
    expect(seen).toEqual([
      ['shared-cover: small', 'shared-title: Name'],
      ['shared-title: New', 'shared-cover: large'],
    ]);
    await settle();
    expect(named()).toEqual([]);
  });

  it('only morphs the cover of the clicked page, wherever the link is', () => {
    setUp({ start });
    const transition = createPageTransition(document);
    page(
      '<i data-cover="">own</i><i data-cover="/b/">other</i><i data-cover="/a/">small</i><p><a href="/a/">x</a></p>',
    );
    transition.clicked(document.querySelector('main p a'));
    transition.run(() => undefined);
    expect(seen[0]).toEqual(['shared-cover: small']);
    page('<i data-cover="/a/">large</i><ul><li><i data-cover="/a/">small</i><a href="/a/">x</a></li></ul>');
    transition.clicked(document.querySelector('main li a'));
    transition.run(() => undefined);
    expect(seen[2]).toEqual(['shared-cover: small']);
  });

  it('removes the name from a link if the target has no counterpart', () => {
    setUp({ start });
    const transition = createPageTransition(document);
    transition.clicked(document.querySelector('header a'));
    transition.run(() => {
      document.querySelector('h1')?.remove();
      transition.arrived();
    });
    expect(seen).toEqual([['shared-title: Menu', 'shared-cover: small'], []]);
  });

  it('changes the page at once for links in sentences, links out of view, Back, and the navigation after that', () => {
    setUp({ start });
    const transition = createPageTransition(document);
    const follow = (selector?: string): void => {
      if (selector !== undefined) transition.clicked(document.querySelector(selector));
      transition.run(() => undefined);
    };
    page('<h1>Old</h1><p><a href="/a/">words</a></p><h2><a href="/a/">Name</a></h2>');
    follow('main p a');
    transition.clicked(document.querySelector('h2 a'));
    transition.clicked();
    follow();
    expect(start).not.toHaveBeenCalled();
    follow('h2 a');
    follow();
    expect(start).toHaveBeenCalledTimes(1);
    Element.prototype.getBoundingClientRect = () => ({ top: -40, bottom: -20, width: 100 }) as DOMRect;
    follow('h2 a');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
