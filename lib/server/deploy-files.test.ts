import { smallPolicy } from '#tests/support/jest/small-policy';
import { formatDeployFiles } from './deploy-files';
import { embeddingHeader, patternToRegex, sortRules } from './deploy-rules';
import { quote } from './deploy-rules';
import { defaultCacheControl } from './hosting-rules';
import { hostingPolicy } from './policy';

const origin = 'https://www.stellwerk.example';
const servers = ['nginx.conf', 'Caddyfile', '.htaccess'];
const generated = Object.entries(formatDeployFiles(hostingPolicy, { origin })).filter(([name]) =>
  servers.includes(name),
);

const files = formatDeployFiles(smallPolicy, { origin });

describe.each(generated)('%s', (name, text) => {
  const { everywhere, caching, fallbacks } = sortRules(hostingPolicy);

  it('names its generator', () => {
    expect(text.split('\n', 1)[0]).toBe(
      '# Made by `npm run hosting` from lib/server/policy.ts; changes made here are lost.',
    );
  });

  it('sets every header', () => {
    for (const [header, value] of everywhere) {
      const variable = header === embeddingHeader ? '|\\$stellwerk_embedding' : '';
      expect(text).toMatch(
        new RegExp(`\\b${header} (?:${patternToRegex(quote(value)).slice(1, -1)}${variable})`),
      );
    }
    for (const { value } of [...caching, { value: defaultCacheControl }])
      expect(text).toContain(`"${value}"`);
  });

  it('allows embedding of public files', () => {
    const listed = {
      'nginx.conf': 'default "same-origin";\n\t"~^/audio/" "cross-origin";\n\t"~^/og/" "cross-origin";',
      Caddyfile: 'header /audio/* Cross-Origin-Resource-Policy "cross-origin"',
      '.htaccess': 'Cross-Origin-Resource-Policy "cross-origin" "expr=%{REQUEST_URI} =~ m#^/audio/#"',
    };
    expect(text).toContain(listed[name as keyof typeof listed]);
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
  it('are in nginx.conf', () => {
    expect(files['nginx.conf']).toContain(`add_header X-One "it's 1" always;`);
    expect(files['nginx.conf']).toContain(
      '"~^(?:200|206|304) /a\\.b/" "long";\n\t"~^(?:200|206|304) /w\\.js$" "short";',
    );
    expect(files['nginx.conf']).toContain('default /lost.html;\n\t"~^/en/" /en/404.html;');
  });

  it('are in Caddyfile', () => {
    expect(files['Caddyfile']).toContain(`(security) {\n\theader {\n\t\tX-One "it's 1"\n\t}\n}`);
    expect(files['Caddyfile']).toContain(
      'path /a.b/*\n\t\t\tfile {path}\n\t\t}\n\t\theader @kept0 Cache-Control "long"',
    );
    expect(files['Caddyfile']).toContain('rewrite * /en/404.html');
  });

  it('are in .htaccess', () => {
    expect(files['.htaccess']).toContain(`Header always set X-One "it's 1"`);
    expect(files['.htaccess']).toContain(
      `Header always set Cache-Control "short" "expr=%{REQUEST_URI} =~ m#^/w\\.js(?:\\.(?:br|gz))?$# && %{REQUEST_STATUS} in {'200', '206', '304'}"`,
    );
    expect(files['.htaccess']).toContain(
      'ErrorDocument 404 /lost.html\n<If "%{REQUEST_URI} =~ m#^/en/#">\n\tErrorDocument 404 /en/404.html\n</If>',
    );
  });
});

describe('scripts of others', () => {
  const script = 'https://tags.example/gtm.js?id=GTM-1';
  const own = formatDeployFiles(smallPolicy, { origin, proxied: [script, 'https://c.example/c.js'] });

  it('have no rule without a list', () => {
    for (const text of Object.values(files)) expect(text).not.toContain('third-party-proxy');
  });

  it.each(['nginx.conf', 'Caddyfile'])('%s compares the whole query, for script elements only', (name) => {
    const text = own[name] ?? '';
    expect(text).toMatch(/url=https%3A%2F%2Ftags(?:\.|\\\.)example%2Fgtm(?:\.|\\\.)js%3Fid%3DGTM-1\$?"/);
    expect(text).toMatch(/http_service_worker|not header Service-Worker/);
    expect(text).toMatch(/http_sec_fetch_dest|Sec-Fetch-Dest/);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it.each([
    ['nginx.conf', 'proxy_pass_request_headers off;', 'proxy_hide_header Content-Type;', '=502 /404.html;'],
    ['Caddyfile', 'header_up -x*', 'header Content-Type "text/javascript; charset=utf-8"', 'respond 502'],
  ])('%s forwards no headers and only scripts', (name, ...parts) => {
    for (const part of parts) expect(own[name]).toContain(part);
  });

  it('without a query are requested without one', () => {
    expect(own['Caddyfile']).toContain('rewrite * /c.js?\n');
  });

  it('have no rule for Apache, which cannot suppress its request headers', () => {
    expect(own['.htaccess']).toBe(files['.htaccess']);
  });
});
