import { smallPolicy } from '#tests/support/jest/small-policy';
import { patternToRegex, sortRules } from './deploy-rules';
import { matchesPattern } from './hosting-rules';

describe('patternToRegex', () => {
  it.each([
    ['/*', '^/'],
    ['/a.b/*', '^/a\\.b/'],
    ['/sw.js', '^/sw\\.js$'],
  ])('%s is %s', (pattern, regex) => {
    expect(patternToRegex(pattern)).toBe(regex);
  });

  it.each(['/en/*', '/sw.js', '/*'])('%s matches what the pattern matches', (pattern) => {
    const paths = ['/', '/en', '/en/', '/en/x', '/english', '/sw.js', '/sw.js.map', '/swxjs', '/x/sw.js'];
    expect(paths.filter((path) => new RegExp(patternToRegex(pattern)).test(path))).toEqual(
      paths.filter((path) => matchesPattern(pattern, path)),
    );
  });
});

describe('sortRules', () => {
  it('separates global headers from caching rules', () => {
    expect(sortRules(smallPolicy)).toEqual({
      everywhere: [['X-One', "it's 1"]],
      caching: [
        { pattern: '/a.b/*', value: 'long' },
        { pattern: '/w.js', value: 'short' },
      ],
      embedding: [],
      fallbacks: smallPolicy.fallbacks,
    });
  });

  it('finds the embedding rules', () => {
    const headers = { 'Cache-Control': 'long', 'Cross-Origin-Resource-Policy': 'cross-origin' };
    const { caching, embedding } = sortRules({ headers: [{ pattern: '/x/*', headers }], fallbacks: [] });
    expect(caching).toEqual([{ pattern: '/x/*', value: 'long' }]);
    expect(embedding).toEqual([{ pattern: '/x/*', value: 'cross-origin' }]);
  });

  it('throws for unsupported rules', () => {
    expect(() =>
      sortRules({ ...smallPolicy, headers: [{ pattern: '/x/*', headers: { 'X-Two': '2' } }] }),
    ).toThrow('/x/*: the files in deploy/ can set Cache-Control');
    expect(() =>
      sortRules({ ...smallPolicy, fallbacks: [{ pattern: '/x/*', file: '/y.html', status: 200 }] }),
    ).toThrow('/x/*: the files in deploy/ know 404 pages only, not 200');
  });
});
