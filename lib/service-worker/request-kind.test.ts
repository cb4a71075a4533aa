import { classifyRequest, keyOf, type RequestFacts } from './request-kind';

const origin = 'https://www.stellwerk.example';

function classify(address: string, facts: Partial<RequestFacts> = {}): string {
  return classifyRequest({ method: 'GET', mode: 'cors', url: new URL(address, origin), origin, ...facts });
}

describe('classifyRequest', () => {
  it.each(['/', '/en/', '/de/glossary/x/', '/en/glossary', '/en/404.html', '/en/?utm_source=x', '/unknown/'])(
    'navigation to %s: a document',
    (path) => {
      expect(classify(path, { mode: 'navigate' })).toBe('document');
      expect(classify(path)).toBe('other');
    },
  );

  it.each([
    '/documents/terms.pdf',
    '/audio/lost-phone-en.18d2bc0bb0.mp3',
    '/download/x/',
    '/content/x',
    '/sitemap.xml',
    '/icons/icon.svg',
    '/sw.js',
  ])('navigation to %s: not a page', (path) => {
    expect(classify(path, { mode: 'navigate' })).toBe('other');
  });

  it.each([
    ['/page-data/en/x/page-data.json', 'data'],
    ['/page-data/app-data.json', 'data'],
    ['/slice-data/header-de.json', 'data'],
    ['/page-data/sq/d/0a1b2c.json', 'file'],
    ['/_next/static/chunks/x.js', 'file'],
    ['/_next/static/media/x.woff2', 'file'],
    ['/icons/icon.svg', 'other'],
    ['/manifest.webmanifest', 'other'],
    ['/sw.js', 'other'],
  ])('%s: %s', (path, kind) => {
    expect(classify(path)).toBe(kind);
  });

  it('leaves other origins and other methods alone', () => {
    for (const path of ['/en/', '/page-data/app-data.json', '/_next/static/x.js']) {
      expect(classify(`https://elsewhere.example${path}`, { mode: 'navigate' })).toBe('other');
      expect(classify(`http://www.stellwerk.example${path}`, { mode: 'navigate' })).toBe('other');
      expect(classify(path, { mode: 'navigate', method: 'HEAD' })).toBe('other');
      expect(classify(path, { mode: 'navigate', method: 'POST' })).toBe('other');
    }
    expect(classify(`${origin}//elsewhere.example/`, { mode: 'navigate' })).toBe('other');
  });
});

describe('keyOf', () => {
  it.each([
    ['document', '/en/x/?utm_source=a#b', '/en/x/'],
    ['document', '/en/x', '/en/x/'],
    ['document', '/en/404.html', '/en/404.html'],
    ['data', '/page-data/en/page-data.json?x', '/page-data/en/page-data.json'],
    ['file', '/_next/static/x.js', '/_next/static/x.js'],
  ] as const)('%s %s has the key %s', (kind, address, key) => {
    expect(keyOf(kind, new URL(address, origin))).toBe(key);
  });
});
