import type { PageContext } from '#lib/page-data/contract';
import { addHeaderSync } from './header-sync';

const imprint: PageContext = {
  lang: 'de',
  originalPath: '/imprint/',
  title: 'Impressum',
  description: '',
  alternates: { en: '/en/imprint/', de: '/de/imprint/', fr: '/fr/mentions/' },
  indexed: true,
  asksForConsent: true,
  keepOffline: true,
};

/** Renders a header, and returns a function that shows a page below it. */
function createHeader(): (context: PageContext) => void {
  document.body.innerHTML = `<header><nav><details name="menu" open><summary>Menu</summary><a href="/en/old/" aria-current="page">Old</a><a href="/de/imprint/">Impressum</a></details></nav>
    <a data-language-switch="en" hreflang="en" href="/en/old/">English</a>
    <a data-language-switch="fr" hidden>français</a>
    <a data-contact="sales" href="/de/partners/">Kontakt</a><a data-contact="block" href="/de/support/#block" hidden>Karte sperren</a></header>
    <footer><a data-language-switch="en" hreflang="en" href="/en/old/">English</a></footer>`;
  let current = imprint;
  const listeners: (() => void)[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  addHeaderSync(document, { current: () => current, subscribe });
  return (context) => {
    current = context;
    for (const listener of listeners) listener();
  };
}

const hrefs = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const offered = 'a[data-language-switch]:not([hidden])';

describe('addHeaderSync', () => {
  it('leaves the exported document unchanged', () => {
    createHeader();
    expect(hrefs('a[aria-current]')).toEqual(['/en/old/']);
    expect(document.querySelector('details[open]')).not.toBeNull();
  });

  it('closes the menu and marks the current page', () => {
    createHeader()(imprint);
    expect(document.querySelector('details[open]')).toBeNull();
    expect(hrefs('a[aria-current="page"]')).toEqual(['/de/imprint/']);
    expect(hrefs('a[aria-current]')).toHaveLength(1);
  });

  it('marks the closest parent page if the menu has no link to the page', () => {
    createHeader()({ ...imprint, originalPath: '/imprint/history/' });
    expect(hrefs('a[aria-current="true"]')).toEqual(['/de/imprint/']);
    expect(hrefs('a[aria-current="page"]')).toEqual([]);
  });

  it('links to the page in every language in which it exists', () => {
    createHeader()(imprint);
    expect(hrefs(offered)).toEqual(['/en/imprint/', '/fr/mentions/', '/en/imprint/']);
  });

  it('offers to block a card to account holders, and sales to others', () => {
    const show = createHeader();
    show({ ...imprint, contact: 'help' });
    expect(hrefs('a[data-contact]:not([hidden])')).toEqual(['/de/support/#block']);
    show(imprint);
    expect(hrefs('a[data-contact]:not([hidden])')).toEqual(['/de/partners/']);
  });

  it('keeps the only contact of a language with customer information', () => {
    const show = createHeader();
    document.querySelector('a[data-contact="sales"]')?.remove();
    document.querySelector('a[data-contact]')?.removeAttribute('hidden');
    show(imprint);
    expect(hrefs('a[data-contact]:not([hidden])')).toEqual(['/de/support/#block']);
  });

  it('links to the parent page if the page does not exist in a language', () => {
    const show = createHeader();
    show({ ...imprint, alternates: { de: '/de/only/' }, parents: { en: '/en/above/' } });
    expect(hrefs(offered)).toEqual(['/en/above/', '/en/above/']);
  });

  it('omits a language that has neither, and restores it on other pages', () => {
    const show = createHeader();
    show({ ...imprint, alternates: {} });
    expect(hrefs(offered)).toEqual([]);
    show(imprint);
    expect(hrefs(offered)).toEqual(['/en/imprint/', '/fr/mentions/', '/en/imprint/']);
  });
});
