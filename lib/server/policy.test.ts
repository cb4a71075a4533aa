import { languageCodes } from '#lib/i18n/languages';
import { chooseHeaders, matchesPattern } from './hosting-rules';
import { hostingPolicy } from './policy';

describe('the hosting policy', () => {
  const caching = hostingPolicy.headers
    .filter(({ headers }) => 'Cache-Control' in headers)
    .map(({ pattern }) => pattern);
  const overlap = (one: string, other: string): boolean =>
    matchesPattern(one, other.replace('*', '')) || matchesPattern(other, one.replace('*', ''));

  it('has at most one caching rule per path', () => {
    const pairs = caching.flatMap((one, index) =>
      caching.slice(index + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  });

  it('marks only hashed files as immutable', () => {
    const kept = hostingPolicy.headers
      .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
      .map(({ pattern }) => pattern);
    expect(kept).toEqual(['/_next/static/*', '/page-data/sq/d/*', '/audio/*', '/search-index/files/*']);
  });

  it('sets the security headers on every path', () => {
    expect(Object.keys(chooseHeaders(hostingPolicy, '/any/path'))).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'Cross-Origin-Resource-Policy',
        'Permissions-Policy',
        'Referrer-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
      ]),
    );
  });

  it.each([
    ['/audio/talk.0123.mp3', 'cross-origin'],
    ['/og/index.png', 'cross-origin'],
    ['/en/', 'same-origin'],
    ['/_next/static/x.js', 'same-origin'],
    ['/page-data/index/page-data.json', 'same-origin'],
  ])('allows embedding of recordings and preview images only: %s is %s', (path, expected) => {
    expect(chooseHeaders(hostingPolicy, path)['Cross-Origin-Resource-Policy']).toBe(expected);
  });

  it('has a 404 page for every language, and the root one last', () => {
    expect(hostingPolicy.fallbacks.map(({ file }) => file)).toEqual([
      ...languageCodes.map((code) => `/${code}/404.html`),
      '/404.html',
    ]);
    expect(hostingPolicy.fallbacks.map(({ status }) => status)).toEqual(
      hostingPolicy.fallbacks.map(() => 404),
    );
    expect(hostingPolicy.fallbacks.at(-1)?.pattern).toBe('/*');
  });

  it('uses patterns that every host supports', () => {
    for (const { pattern } of [...hostingPolicy.headers, ...hostingPolicy.fallbacks])
      expect(pattern).toMatch(/^\/[\w./-]*\*?$/);
  });

  it('uses values that need no escaping except quotes', () => {
    for (const { headers } of hostingPolicy.headers)
      for (const value of Object.values(headers)) expect(value).toMatch(/^[^\\$%{}\n]+$/);
  });
});
