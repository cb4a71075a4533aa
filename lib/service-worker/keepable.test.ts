import { forbidsCopies, isKeepable, type AnswerFacts } from './keepable';
import type { RequestKind } from './request-kind';

const page = 'text/html; charset=utf-8';
const json = 'application/json';

function answer(
  type: string,
  facts: Partial<AnswerFacts> = {},
  cacheControl = 'public, max-age=0, must-revalidate',
): AnswerFacts {
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'Content-Type': type, 'Cache-Control': cacheControl }),
    ...facts,
  };
}

const good: readonly (readonly [RequestKind, string, string])[] = [
  ['document', '/en/x/', page],
  ['data', '/page-data/en/page-data.json', json],
  ['file', '/_next/static/x.js', 'text/javascript'],
];

describe('isKeepable', () => {
  it.each(good)('stores a valid %s', (kind, path, type) => {
    expect(isKeepable(kind, path, answer(type))).toBe(true);
  });

  it.each(good)(
    'does not store a %s that is an error, partial, redirected or of another origin',
    (kind, path, type) => {
      for (const status of [0, 206, 301, 404, 500, 503])
        expect(isKeepable(kind, path, answer(type, { status }))).toBe(false);
      for (const foreign of ['cors', 'opaque', 'error', 'opaqueredirect'] as const)
        expect(isKeepable(kind, path, answer(type, { type: foreign }))).toBe(false);
      expect(isKeepable(kind, path, answer(type, { redirected: true }))).toBe(false);
    },
  );

  it.each(good)('does not store a %s with no-store', (kind, path, type) => {
    for (const forbidding of ['no-store', 'no-cache, no-store, must-revalidate', 'private, no-store'])
      expect(isKeepable(kind, path, answer(type, {}, forbidding))).toBe(false);
  });

  it.each(good)('stores a %s that requires revalidation', (kind, path, type) => {
    for (const checking of ['no-cache', 'no-cache, must-revalidate', 'max-age=0', ''])
      expect(isKeepable(kind, path, answer(type, {}, checking))).toBe(true);
  });

  it('keeps nothing of a type that was not asked for', () => {
    expect(isKeepable('document', '/en/x/', answer(json))).toBe(false);
    expect(isKeepable('data', '/page-data/en/page-data.json', answer(page))).toBe(false);
    expect(isKeepable('file', '/_next/static/x.js', answer(page))).toBe(false);
    expect(isKeepable('file', '/_next/static/x.js', answer('text/plain'))).toBe(false);
    expect(isKeepable('file', '/_next/static/x.js', answer(''))).toBe(false);
    expect(isKeepable('file', '/_next/static/x.css', answer('text/plain'))).toBe(false);
    expect(isKeepable('file', '/_next/static/x.css', answer('text/css; charset=utf-8'))).toBe(true);
    expect(isKeepable('file', '/_next/static/x.woff2', answer('font/woff2'))).toBe(true);
    expect(isKeepable('other', '/icons/icon.svg', answer('image/svg+xml'))).toBe(false);
  });

  it.each(good)('does not store an empty %s', (kind, path, type) => {
    const headers = new Headers({ 'Content-Type': type, 'Content-Length': '0' });
    expect(isKeepable(kind, path, answer(type, { headers }))).toBe(false);
  });

  it("keeps no document under a file's name", () => {
    expect(isKeepable('document', '/en/404.html', answer(page))).toBe(false);
  });
});

test('only the main element of a document forbids copies', () => {
  expect(forbidsCopies('<body><main id="main" data-keep-offline="no"><h1>x</h1></main>')).toBe(true);
  for (const html of [
    '<main id="main"><h1>x</h1></main>',
    '<main id="main" data-asks-for-consent="no">',
    '<main id="main"><p data-keep-offline="no"></p></main>',
    '<main id="main">text &lt;main data-keep-offline="no"&gt;</main>',
  ])
    expect(forbidsCopies(html)).toBe(false);
});
