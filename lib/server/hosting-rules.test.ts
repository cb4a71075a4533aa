import { chooseHeaders, defaultCacheControl, matchesPattern } from './hosting-rules';

describe('matchesPattern', () => {
  it.each([
    ['/*', '/', true],
    ['/*', '/en/x', true],
    ['/en/*', '/en/', true],
    ['/en/*', '/en/x/y', true],
    ['/en/*', '/en', false],
    ['/en/*', '/english/', false],
    ['/en/*', '/x/en/', false],
    ['/sw.js', '/sw.js', true],
    ['/sw.js', '/sw.js.map', false],
    ['/sw.js', '/swxjs', false],
  ])('%s for %s: %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

describe('chooseHeaders', () => {
  const policy = {
    headers: [
      { pattern: '/*', headers: { A: '1', B: '1' } },
      { pattern: '/x/*', headers: { B: '2', 'Cache-Control': 'x' } },
    ],
    fallbacks: [],
  };

  it('defaults to revalidation', () => {
    expect(chooseHeaders(policy, '/')).toEqual({ A: '1', B: '1', 'Cache-Control': defaultCacheControl });
  });

  it('joins the rules of a path, later ones first', () => {
    expect(chooseHeaders(policy, '/x/y')).toEqual({ A: '1', B: '2', 'Cache-Control': 'x' });
  });
});
