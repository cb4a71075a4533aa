import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { rmSync } from 'node:fs';
import { sampleExport } from '#tests/support/jest/sample-export';
import { realServers } from '#tests/support/jest/real-servers';
import { serveFolder, writeFolder, type Answer, type ServedFolder } from '#tests/support/jest/serve-folder';
import { formatDeployFiles } from './deploy-files';
import { defaultCacheControl } from './hosting-rules';
import { hostingPolicy } from './policy';

const origin = 'https://www.stellwerk.example';
const page = sampleExport['en/index.html'];
const immutable = 'public, max-age=31536000, immutable';
/** Like after `npm run compress`, at a compression level of no server; with every type unknown to servers. */
const compressed = {
  ...sampleExport,
  'en/index.html.br': brotliCompressSync(page),
  'en/index.html.gz': gzipSync(page, { level: 1 }),
  'sw.js.gz': gzipSync(sampleExport['sw.js'], { level: 1 }),
  'page-data/sq/d/1.json.br': brotliCompressSync(sampleExport['page-data/sq/d/1.json']),
  'audio/talk.mp3': 'ID3',
  'og/index.png': 'PNG',
  'files/days.ics': 'BEGIN:VCALENDAR\r\n',
  'files/rates.csv': 'currency,rate\n',
  'manifest.webmanifest': '{}',
};
const security = Object.fromEntries(
  Object.entries(hostingPolicy.headers[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);

type Started = ServedFolder & { readonly root?: string };

const local = { name: 'npm run serve', isInstalled: true, start: () => serveFolder(compressed) };
const servers = [local, ...realServers].map((server) => ({
  ...server,
  open: async (): Promise<Started> => {
    if (server === local) return local.start();
    const root = writeFolder(compressed);
    return { ...(await server.start(root, formatDeployFiles(hostingPolicy, { origin }))), root };
  },
}));

const outcome = ({ status, headers, body }: Answer): unknown => [
  status,
  headers.location
    ? new URL(headers.location, origin).href.replace(origin, '')
    : /<title>(.*?)<\/title>/.exec(body.toString())?.[1],
];

for (const { name } of servers.filter(({ isInstalled }) => !isInstalled))
  it.skip(`${name} is not installed: nobody looked at its answers`, () => undefined);

describe.each(servers.filter(({ isInstalled }) => isInstalled))('$name', ({ name, open }) => {
  let site: Started;
  // As forwarded by a TLS proxy, from a client with another `Host`.
  const ask = (target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    site.ask(target, { headers: { host: 'evil.example', 'x-forwarded-proto': 'https', ...headers } });

  beforeAll(async () => {
    site = await open();
  });

  afterAll(async () => {
    await site.close();
    if (site.root) rmSync(site.root, { recursive: true });
  });

  it.each([
    ['/', 200, 'root', defaultCacheControl],
    ['/en/', 200, 'home', defaultCacheControl],
    ['/en/index.html', 200, 'home', defaultCacheControl],
    ['/de/a%20b/', 200, 'Leerzeichen', defaultCacheControl],
    ['/en', 308, '/en/', defaultCacheControl],
    ['/en/glossary?a=1&b=%20x', 308, '/en/glossary/?a=1&b=%20x', defaultCacheControl],
    ['/de/a%20b?c', 308, '/de/a%20b/?c', defaultCacheControl],
    ['//en/', 308, '/en/', defaultCacheControl],
    ['///evil.example/x', 308, '/evil.example/x', defaultCacheControl],
    ['http://evil.example/en', 308, '/en/', defaultCacheControl],
    ['/en/nothing/', 404, 'not found', defaultCacheControl],
    ['/de/nichts', 404, 'nicht gefunden', defaultCacheControl],
    ['/nothing/', 404, 'root 404', defaultCacheControl],
    ['/_next/static/chunks/gone.js', 404, 'root 404', defaultCacheControl],
    ['/.env', 404, 'root 404', defaultCacheControl],
    ['/_headers', 404, 'root 404', defaultCacheControl],
    ['/.well-known/security.txt', 200, undefined, defaultCacheControl],
    ['/_next/static/chunks/%5Bx%5D~$1.js', 200, undefined, immutable],
    ['/page-data/sq/d/1.json', 200, undefined, immutable],
    ['/sw.js', 200, undefined, 'no-cache'],
  ])(
    'responds to %s with %s and its headers, ignoring the Host header',
    async (target, status, what, cache) => {
      const answer = await ask(target);
      expect(outcome(answer)).toEqual([status, what]);
      expect(answer.headers).toMatchObject({ ...security, 'cache-control': cache });
      expect(JSON.stringify(answer.headers)).not.toContain('http://');
    },
  );

  it.each([
    '/%00',
    '/en/%00',
    '/en%00/',
    '/a%2fb',
    '/..%2f..%2fetc%2fpasswd',
    '/%c0%ae%c0%ae/',
    `/en/${'x'.repeat(300)}`,
    `/${'%e4%b8%ad'.repeat(100)}`,
    `/${'x/'.repeat(2300)}x`,
    '/%zz',
    '/%',
  ])('responds 404 or 400 at %.24s', async (target) => {
    const { status, headers } = await ask(target);
    // Without the server's own configuration, Apache rejects overlong paths itself: 403.
    expect([400, 404, ...(name.includes('alone') ? [403] : [])]).toContain(status);
    expect(headers.location).toBeUndefined();
    const isOwn =
      (name === 'Caddy' && status === 400) || (name.includes('alone') && !headers['cache-control']);
    expect(headers).toMatchObject(isOwn ? {} : security);
  });

  it.each([
    ['/en/', 'gzip, deflate, br', page],
    ['/en/', 'gzip', page],
    ['/en/', 'br;q=0, gzip;q=0.5', page],
    ['/en/', '', page],
    ['/sw.js', 'br, gzip', sampleExport['sw.js']],
    ['/page-data/sq/d/1.json', 'gzip, br', sampleExport['page-data/sq/d/1.json']],
    ['/en/nothing', 'gzip, br', sampleExport['en/404.html']],
  ])('sends %s decodable to a client with "%s"', async (target, accepted, content) => {
    const { headers, body } = await ask(target, { 'accept-encoding': accepted });
    const plain = (await ask(target)).headers;
    const encoding = headers['content-encoding'];
    expect(['', ...accepted.replace('br;q=0', '').split(/[, ;]+/)]).toContain(encoding ?? '');
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(read(body).toString()).toBe(content);
    expect(headers['content-type']).toBe(plain['content-type']);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/(?:html|json|(?:x-)?javascript)\b/);
    if (encoding) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('sends precompressed files unchanged, with the caching of the text', async () => {
    const sent = (target: string, accepted: string): Promise<Answer> =>
      ask(target, { 'accept-encoding': accepted });
    expect((await sent('/en/', 'gzip')).body).toEqual(compressed['en/index.html.gz']);
    const script = await sent('/sw.js', 'gzip');
    expect([script.body, script.headers['cache-control']]).toEqual([compressed['sw.js.gz'], 'no-cache']);
    const brotli = await sent('/en/', 'gzip, br');
    if (name !== 'nginx') expect(brotli.body).toEqual(compressed['en/index.html.br']);
  });

  it.each(['/en/index.html.br', '/en/index.html.gz', '/sw.js.gz', '/sw.js.GZ'])(
    'does not serve %s directly',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  it.each([
    ['/files/days.ics', 'text/calendar; charset=utf-8'],
    ['/files/rates.csv', 'text/csv; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('sends the media type of %s', async (target, type) => {
    expect((await ask(target)).headers['content-type']).toBe(type);
  });

  it.each([
    ['/audio/talk.mp3', 'cross-origin'],
    ['/og/index.png', 'cross-origin'],
    ['/en/', 'same-origin'],
    ['/sw.js', 'same-origin'],
  ])('sends one embedding header for %s', async (target, expected) => {
    expect((await ask(target)).headers['cross-origin-resource-policy']).toBe(expected);
  });

  (name === local.name ? it.skip : it).each([
    ['/en/?a=1', {}, '/en/?a=1'],
    ['/en', { 'x-forwarded-proto': 'http' }, '/en'],
    ['/a%20b%2Fc?d=%20', { 'x-forwarded-proto': 'http, https' }, '/a%20b%2Fc?d=%20'],
    ['//evil.example/x', {}, '//evil.example/x'],
    ['http://evil.example/en/', {}, '/en/'],
  ])('redirects %s from http to https of the site', async (target, headers, path) => {
    // Apache rejects an encoded slash before it redirects.
    const asked = name.startsWith('Apache') ? target.replace('%2F', '') : target;
    const answer = await site.ask(asked, { headers: { host: 'evil.example', ...headers } });
    expect([answer.status, answer.headers.location]).toEqual([
      308,
      `${origin}${asked === target ? path : path.replace('%2F', '')}`,
    ]);
  });

  it('serves ACME challenges over http', async () => {
    const { status } = await site.ask('/.well-known/acme-challenge/x', {});
    expect(status).toBe(404);
  });

  it.each(['POST', 'TRACE'])('rejects %s', async (method) => {
    const answer = await site.ask('/en/', { method, headers: { 'x-forwarded-proto': 'https' } });
    // TRACE is disabled in the server's own configuration only.
    if (!name.includes('alone') || method !== 'TRACE') expect(answer.status).toBe(405);
  });
});
