import fc from 'fast-check';
import { formatDeployFiles } from './deploy-files';
import { patternToRegex, sortRules } from './deploy-rules';
import { defaultCacheControl, hostingPolicy, matchesPattern, type HostingPolicy } from './policy';

const generated = Object.entries(formatDeployFiles(hostingPolicy));

const small: HostingPolicy = {
  headers: [
    { pattern: '/*', headers: { 'X-One': "it's 1" } },
    { pattern: '/a.b/*', headers: { 'Cache-Control': 'long' } },
    { pattern: '/w.js', headers: { 'Cache-Control': 'short' } },
  ],
  fallbacks: [
    { pattern: '/en/*', file: '/en/404.html', status: 404 },
    { pattern: '/*', file: '/lost.html', status: 404 },
  ],
};
const files = formatDeployFiles(small);

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
  it('parts what holds everywhere from what caches may keep', () => {
    expect(sortRules(small)).toEqual({
      everywhere: [['X-One', "it's 1"]],
      caching: [
        { pattern: '/a.b/*', value: 'long' },
        { pattern: '/w.js', value: 'short' },
      ],
      fallbacks: small.fallbacks,
    });
  });

  it('loses no rule silently', () => {
    expect(() => sortRules({ ...small, headers: [{ pattern: '/x/*', headers: { 'X-Two': '2' } }] })).toThrow(
      '/x/*: the files in deploy/ can set Cache-Control',
    );
    expect(() =>
      sortRules({ ...small, fallbacks: [{ pattern: '/x/*', file: '/y.html', status: 200 }] }),
    ).toThrow('/x/*: the files in deploy/ know 404 pages only, not 200');
  });
});

describe.each(generated)('%s', (_name, text) => {
  const { everywhere, caching, fallbacks } = sortRules(hostingPolicy);

  it('says where it comes from', () => {
    expect(text.split('\n', 1)[0]).toBe(
      '# Made by `npm run hosting` from lib/server/policy.ts; changes made here are lost.',
    );
  });

  it('sets every header', () => {
    for (const [name, value] of everywhere)
      expect(text).toMatch(new RegExp(`\\b${name} "${patternToRegex(value).slice(1, -1)}"`));
    for (const { value } of [...caching, { value: defaultCacheControl }])
      expect(text).toContain(`"${value}"`);
  });

  it('has every 404 page', () => {
    for (const { file } of fallbacks) expect(text).toContain(` ${file}`);
  });

  it('has balanced braces and no trailing spaces', () => {
    expect(text.split('{').length).toBe(text.split('}').length);
    expect(text).not.toMatch(/[ \t]\n|undefined|\n\n\n/);
  });
});

describe('the rules of one policy', () => {
  it('stand in nginx.conf', () => {
    expect(files['nginx.conf']).toContain(`add_header X-One "it's 1" always;`);
    expect(files['nginx.conf']).toContain(
      '"~^(?:200|206|304) /a\\.b/" "long";\n\t"~^(?:200|206|304) /w\\.js$" "short";',
    );
    expect(files['nginx.conf']).toContain('default /lost.html;\n\t"~^/en/" /en/404.html;');
  });

  it('stand in Caddyfile', () => {
    expect(files['Caddyfile']).toContain(`(security) {\n\theader {\n\t\tX-One "it's 1"\n\t}\n}`);
    expect(files['Caddyfile']).toContain(
      'path /a.b/*\n\t\t\tfile {path}\n\t\t}\n\t\theader @kept0 Cache-Control "long"',
    );
    expect(files['Caddyfile']).toContain('rewrite * /en/404.html');
  });

  it('stand in .htaccess', () => {
    expect(files['.htaccess']).toContain(`Header always set X-One "it's 1"`);
    expect(files['.htaccess']).toContain(
      `Header always set Cache-Control "short" "expr=%{REQUEST_URI} =~ m#^/w\\.js$# && %{REQUEST_STATUS} in {'200', '206', '304'}"`,
    );
    expect(files['.htaccess']).toContain(
      'ErrorDocument 404 /lost.html\n<If "%{REQUEST_URI} =~ m#^/en/#">\n\tErrorDocument 404 /en/404.html\n</If>',
    );
  });
});

// The expression is read out of the files: it is what keeps a redirect on the site.
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
])('several slashes in front in %s', (name, place, redirect, before, after) => {
  const text = files[name] ?? '';
  const expression = new RegExp(place.exec(text)?.[1] ?? 'none');
  const redirectOf = (sent: string): string | undefined => {
    const path = expression.exec(name === '.htaccess' ? `GET ${sent} HTTP/1.1` : sent)?.[1];
    return path === undefined ? undefined : `/${path}${/\?.*/.exec(sent)?.[0] ?? ''}`;
  };

  it('redirect in time: after other methods are refused, before any rule for a file', () => {
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
  ])('lead from %s to %s', (sent, location) => {
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
  ])('do not concern %s', (sent) => {
    expect(redirectOf(sent)).toBeUndefined();
  });

  it('never lead off the site', () => {
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

describe('scripts of others', () => {
  const script = 'https://tags.example/gtm.js?id=GTM-1';
  const own = formatDeployFiles(small, [script, 'https://c.example/c.js']);

  it('have no rule without a list', () => {
    for (const text of Object.values(files)) expect(text).not.toContain('third-party-proxy');
  });

  it.each(Object.entries(own))(
    '%s compares the whole query, drops cookies and follows no redirect',
    (_name, text) => {
      expect(text).toMatch(/url=https%3A%2F%2Ftags(?:\.|\\\.)example%2Fgtm(?:\.|\\\.)js%3Fid%3DGTM-1\$?"/);
      expect(text).toMatch(/Set-Cookie/);
      expect(text).toMatch(/Cookie ""|-Cookie|unset Cookie/);
      expect(text).toMatch(/=502|respond 502|unset Location/);
      expect(text.split('{').length).toBe(text.split('}').length);
    },
  );

  it('with no query of their own take none along', () => {
    expect(own['Caddyfile']).toContain('rewrite * /c.js?\n');
    expect(own['.htaccess']).toContain('"https://c.example/c.js?" [P,NE,L]');
  });
});
