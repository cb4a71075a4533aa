import { readDocumentContext, syncDocument } from './document-sync';

const context = {
  lang: 'de',
  originalPath: '/imprint/',
  title: 'Impressum | Stellwerk',
  description: 'Wer wir sind',
  alternates: { en: '/en/imprint/', de: '/de/imprint/' },
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<title>Old</title><meta name="description" content="old"><link rel="canonical" href="https://www.site.example/en/old/">
    <link rel="alternate" hreflang="en" href="https://www.site.example/en/old/"><link rel="alternate" hreflang="de" href="https://www.site.example/de/alt/">
    <link rel="alternate" hreflang="x-default" href="https://www.site.example/en/old/">`;
  document.body.innerHTML = `<header><nav><details open><summary>Menu</summary><a href="/en/old/" aria-current="page">Old</a><a href="/de/imprint/">Impressum</a></details></nav>
    <a data-language-switch hreflang="en" href="/en/old/">English</a></header>`;
});

const hrefs = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('syncDocument', () => {
  it('changes what is in the head instead of adding to it', () => {
    syncDocument(document, context, '/de/imprint/');
    expect(document.title).toBe('Impressum | Stellwerk');
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Wer wir sind');
    expect(hrefs('link[rel="canonical"]')).toEqual(['https://www.site.example/de/imprint/']);
    expect(hrefs('link[rel="alternate"]')).toEqual([
      'https://www.site.example/en/imprint/',
      'https://www.site.example/de/imprint/',
      'https://www.site.example/en/imprint/',
    ]);
  });

  it('closes the menu, marks the page in it and sets the language switch', () => {
    syncDocument(document, context, '/de/imprint/');
    expect(document.querySelector('details[open]')).toBeNull();
    expect(hrefs('a[aria-current]')).toEqual(['/de/imprint/']);
    expect(hrefs('a[data-language-switch]')).toEqual(['/en/imprint/']);
  });

  it('marks the closest page above where the menu has no link to the page', () => {
    syncDocument(document, context, '/de/imprint/history/');
    expect(hrefs('a[aria-current="true"]')).toEqual(['/de/imprint/']);
    expect(hrefs('a[aria-current="page"]')).toEqual([]);
  });

  it('leads to the other language’s home page where the page has no counterpart', () => {
    syncDocument(document, { ...context, alternates: {} }, '/de/only/');
    expect(hrefs('a[data-language-switch]')).toEqual(['/en/']);
  });

  it('is undone by what the document said of itself', () => {
    history.replaceState(null, '', '/en/old/');
    document.querySelector('a[data-language-switch]')?.setAttribute('hreflang', 'de');
    document.querySelector('a[data-language-switch]')?.setAttribute('href', '/de/alt/');
    const own = readDocumentContext(document);
    const before = document.head.innerHTML;
    syncDocument(document, context, '/de/imprint/');
    syncDocument(document, own, '/en/old/');
    expect(document.head.innerHTML).toBe(before);
  });
});
