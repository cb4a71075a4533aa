import fc from 'fast-check';
import { smallPolicy } from '#tests/support/jest/small-policy';
import { formatDeployFiles } from './deploy-files';

// Over http, to leave out the rules for https.
const origin = 'http://localhost:4173';
const files = formatDeployFiles(smallPolicy, { origin });

// Extracts the expression that keeps redirects on the site.
describe.each([
  ['nginx.conf', /"~(\^\/\+.*)" \/\$stellwerk_path/],
  ['Caddyfile', /sent \{http\.request\.uri\} (.*)/],
])('the slash form in %s', (name, place) => {
  const source = (place.exec(files[name] ?? '')?.[1] ?? '').replace('?<stellwerk_path>', '');
  const expression = new RegExp(name === 'nginx.conf' ? source.replaceAll('\\\\', '\\') : source);

  it.each([
    ['/en', 'en'],
    ['/en/a%20b?x=/y', 'en/a%20b'],
    ['//evil.example/x', 'evil.example/x'],
    ['///en', 'en'],
  ])('%s is /%s/', (sent, path) => {
    expect(expression.exec(sent)?.[1]).toBe(path);
  });

  it.each(['/\\evil.example', '//\\evil.example', '/x/..\\y', '/en#x', '/', '/?en'])(
    '%s has none',
    (sent) => {
      expect(expression.exec(sent)).toBeNull();
    },
  );
});

describe.each([
  [
    'nginx.conf',
    /"~(\^\/\/.*)" \/\$stellwerk_rest/,
    'return 308 $stellwerk_one_slash$is_args$args;',
    'return 405;',
    'location ',
  ],
  [
    'Caddyfile',
    /slashes \{http\.request\.uri\} (.*)/,
    'redir @slashes /{http.regexp.slashes.1}{http.regexp.slashes.2} 308',
    'respond 405',
    '@kept0',
  ],
  ['.htaccess', /THE_REQUEST\} "(.*)"/, 'RewriteRule ^ /%1 [NE,R=308,L]', '[R=405,L]', '[NC,R=404,L]'],
])('several leading slashes in %s', (name, place, redirect, before, after) => {
  const text = files[name] ?? '';
  const expression = new RegExp(place.exec(text)?.[1] ?? 'none');
  const redirectOf = (sent: string): string | undefined => {
    const path = expression.exec(name === '.htaccess' ? `GET ${sent} HTTP/1.1` : sent)?.[1];
    return path === undefined ? undefined : `/${path}${/\?.*/.exec(sent)?.[0] ?? ''}`;
  };

  it('redirect after the check of methods and before file rules', () => {
    const places = [before, redirect, after].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each([
    ['//en/', '/en/'],
    ['///en/imprint/?a=b', '/en/imprint/?a=b'],
    ['//en', '/en'],
    ['//', '/'],
    ['///?a=//b', '/?a=//b'],
    ['//en//x//', '/en//x//'],
    ['//evil.example/x', '/evil.example/x'],
    ['//a%20b/%2F?c=%20%5C', '/a%20b/%2F?c=%20%5C'],
    ['//%5cevil.example/', '/%5cevil.example/'],
  ])('redirect from %s to %s', (sent, location) => {
    expect(redirectOf(sent)).toBe(location);
  });

  it.each([
    '/',
    '/en/',
    '/en//x/',
    '/?//x',
    '/en?a=//b',
    '/\\evil.example',
    '//\\evil.example',
    '///\\/evil.example',
    '//x/..\\y',
    '//\t/evil.example',
    '//en#x',
  ])('do not affect %s', (sent) => {
    expect(redirectOf(sent)).toBeUndefined();
  });

  it('never redirect to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '\t',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '@',
      ':',
      '?',
      '#',
      'x',
      'http:',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(new URL(redirectOf(`//${pieces.join('')}`) ?? '/', 'http://localhost').origin).toBe(
          'http://localhost',
        );
      }),
      { numRuns: 2000 },
    );
  });
});
