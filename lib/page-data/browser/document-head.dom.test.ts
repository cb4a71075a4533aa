import type { PageContext } from '#lib/page-data/contract';
import { readDocumentContext, syncHead } from './document-head';

const context: PageContext = {
  lang: 'de',
  originalPath: '/imprint/',
  title: 'Impressum | Stellwerk',
  description: 'Wer wir sind',
  alternates: { en: '/en/imprint/', de: '/de/imprint/' },
  indexed: true,
  asksForConsent: true,
  keepOffline: true,
};
const home: PageContext = { ...context, originalPath: '/', alternates: { en: '/en/', de: '/de/' } };
const success: PageContext = { ...context, originalPath: '/survey-success/', indexed: false };

const site = 'https://www.site.example';
const indexedHead = `<title>Old</title><meta name="description" content="old"><link rel="canonical" href="${site}/en/old/">
  <link rel="alternate" hreflang="en" href="${site}/en/old/"><link rel="alternate" hreflang="de" href="${site}/de/alt/">
  <link rel="alternate" hreflang="x-default" href="${site}/en/old/"><meta property="og:url" content="${site}/en/old/">`;
const hiddenHead = `<title>Old</title><meta name="description" content="old"><meta name="robots" content="noindex">
  <meta property="og:url" content="${site}/en/old/">`;

function setUp(head: string): void {
  history.replaceState(null, '', '/en/old/');
  document.documentElement.lang = 'en';
  document.head.innerHTML = head;
  document.body.innerHTML = '<a data-language-switch hreflang="de" href="/de/alt/">Deutsch</a><main></main>';
}

/** The elements in the head that search engines read. */
const readHead = (): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('meta[name], link[rel]')].map((element) => [
      element.getAttribute('hreflang') ?? element.getAttribute('name') ?? element.getAttribute('rel') ?? '',
      element.getAttribute('content') ?? element.getAttribute('href'),
    ]),
  );

const imprintHead = {
  description: 'Wer wir sind',
  canonical: `${site}/de/imprint/`,
  en: `${site}/en/imprint/`,
  de: `${site}/de/imprint/`,
  'x-default': `${site}/en/imprint/`,
};

describe('syncHead', () => {
  it('replaces elements of the head instead of adding to them', () => {
    setUp(indexedHead);
    syncHead(document, context, '/de/imprint/');
    expect(document.title).toBe('Impressum | Stellwerk');
    expect(document.documentElement.lang).toBe('de');
    expect(readHead()).toEqual(imprintHead);
    expect(document.querySelectorAll('link, meta[name]')).toHaveLength(5);
  });

  it('links other languages to / on the home page', () => {
    setUp(indexedHead);
    syncHead(document, home, '/de/');
    expect(readHead()).toMatchObject({ canonical: `${site}/de/`, 'x-default': `${site}/` });
  });

  it('adds robots for a page that is not indexed, and removes it afterwards', () => {
    setUp(indexedHead);
    syncHead(document, success, '/de/survey-success/');
    expect(readHead()).toEqual({ description: 'Wer wir sind', robots: 'noindex' });
    syncHead(document, context, '/de/imprint/');
    expect(readHead()).toEqual(imprintHead);
  });

  it('adds robots, canonical and languages to a document that was not indexed', () => {
    setUp(hiddenHead);
    syncHead(document, context, '/de/imprint/');
    expect(readHead()).toEqual(imprintHead);
  });

  it('adds and removes languages', () => {
    setUp(indexedHead);
    const french = { ...context, alternates: { ...context.alternates, fr: '/fr/x/' } };
    syncHead(document, french, '/de/imprint/');
    expect(readHead()).toEqual({ ...imprintHead, fr: `${site}/fr/x/` });
    syncHead(document, { ...context, alternates: { de: '/de/imprint/' } }, '/de/imprint/');
    expect(readHead()).toEqual({
      description: 'Wer wir sind',
      canonical: `${site}/de/imprint/`,
      de: `${site}/de/imprint/`,
    });
  });

  it('prefers the URLs of the text to those of the page', () => {
    setUp(indexedHead);
    const translations = { en: '/en/text/', de: '/en/text-german/' };
    syncHead(document, { ...context, translations, canonical: '/en/text/' }, '/de/imprint/');
    expect(readHead()).toMatchObject({
      canonical: `${site}/en/text/`,
      de: `${site}/en/text-german/`,
      'x-default': `${site}/en/text/`,
    });
  });

  it.each([
    ['an indexed', indexedHead],
    ['a hidden', hiddenHead],
  ])('restores the head of %s document', (_name, head) => {
    setUp(head);
    const before = readHead();
    const own = readDocumentContext(document);
    for (const other of [context, success, home]) {
      syncHead(document, other, '/de/other/');
      syncHead(document, own, '/en/old/');
      expect(readHead()).toEqual(before);
      expect([document.title, document.documentElement.lang]).toEqual(['Old', 'en']);
    }
  });
});

describe('readDocumentContext', () => {
  it('reads the data of the page from the document', () => {
    setUp(indexedHead);
    expect(readDocumentContext(document)).toMatchObject({
      originalPath: '/old/',
      alternates: { en: '/en/old/', de: '/de/alt/' },
      indexed: true,
      asksForConsent: true,
      keepOffline: true,
    });
  });

  it('reads the facts from the main element', () => {
    setUp(hiddenHead);
    document.body.innerHTML =
      '<main data-asks-for-consent="no" data-keep-offline="no" data-contact="help"></main>';
    expect(readDocumentContext(document)).toMatchObject({
      indexed: false,
      asksForConsent: false,
      keepOffline: false,
      contact: 'help',
    });
  });
});
