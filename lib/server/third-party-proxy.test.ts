import { createServer, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer } from './static-server';
import { proxyQuery } from './third-party-proxy';

let asked: string[] = [];
let upstream: Server;
let site: Server;
let script: string;
let base: string;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  upstream = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.cookie ?? 'no cookie'}`);
    if (url.startsWith('/moved')) response.writeHead(302, { Location: '/script.js' }).end();
    else if (url.startsWith('/page'))
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>secret</h1>');
    else if (url.startsWith('/endless')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      const more = (): unknown => response.destroyed || response.write('x'.repeat(500_000), more);
      more();
    } else if (url.startsWith('/broken')) response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': 'text/javascript', 'Set-Cookie': 'spy=1' }).end('run();');
  });
  base = `http://127.0.0.1:${await listen(upstream)}`;
  script = `${base}/script.js?id=GTM-1`;
  const root = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  writeFileSync(path.join(root, '_redirects'), '/*  /404.html  404\n');
  writeFileSync(path.join(root, '404.html'), 'not here');
  site = createStaticServer(root, [
    script,
    `${base}/moved.js`,
    `${base}/page.js`,
    `${base}/broken.js`,
    `${base}/endless.js`,
    'http://127.0.0.1:1/nobody.js',
  ]);
  await listen(site);
});
afterAll(() => {
  for (const server of [upstream, site]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  asked = [];
});

/** Sends a target unchanged: fetch would normalise it. */
function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: string; readonly cookies: number }> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: (site.address() as AddressInfo).port,
        path: target,
        headers: { cookie: 'session=1', ...headers },
      },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body,
            cookies: response.headers['set-cookie']?.length ?? 0,
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

const proxy = (query: string, headers?: Readonly<Record<string, string>>): ReturnType<typeof ask> =>
  ask(`/__third-party-proxy${query}`, headers);

test('serves a listed script without cookies', async () => {
  await expect(proxy(proxyQuery(script))).resolves.toEqual({ status: 200, body: 'run();', cookies: 0 });
  expect(asked).toEqual(['/script.js?id=GTM-1 no cookie']);
});

test.each([
  ['nothing', () => ''],
  ['an empty address', () => '?url='],
  ['another parameter', () => `?uri=${encodeURIComponent(script)}`],
  ['another path of the same host', () => proxyQuery(`${base}/other.js`)],
  ['another host', () => proxyQuery('https://elsewhere.example/script.js')],
  ['an address that begins alike', () => proxyQuery(`${script}&x=1`)],
  ['the start of an address', () => proxyQuery(base)],
  ['credentials', () => proxyQuery(script.replace('http://', 'http://user:secret@'))],
  ['a host in front of another', () => proxyQuery(`${base}@elsewhere.example/`)],
  ['the address as it stands', () => `?url=${script}`],
  ['encoded twice', () => `?url=${encodeURIComponent(encodeURIComponent(script))}`],
  ['encoded in small letters', () => proxyQuery(script).toLowerCase()],
  [
    'encoded in full',
    () => `?url=${[...script].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
  ],
  ['two addresses', () => `${proxyQuery(script)}&url=${encodeURIComponent('http://169.254.169.254/')}`],
  ['an address behind it', () => `${proxyQuery(script)}#http://elsewhere.example`.replace('#', '%23')],
  ['IPv6', () => proxyQuery('http://[::1]/script.js')],
  ['IPv4 in IPv6', () => proxyQuery('http://[::ffff:127.0.0.1]/')],
  ['a number as host', () => proxyQuery('http://2130706433/')],
  ['the metadata service', () => proxyQuery('http://169.254.169.254/latest/meta-data/')],
  ['a file', () => proxyQuery('file:///etc/passwd')],
  ['data', () => proxyQuery('data:text/javascript,alert(1)')],
  ['a line break', () => `${proxyQuery(script)}%0d%0aX-Evil:%201`],
  ['a null', () => `${proxyQuery(script)}%00`],
  ['a dot in the path', () => proxyQuery(script.replace('/script', '/./script'))],
  ['another port', () => proxyQuery('http://127.0.0.1:22/')],
  ['white space', () => `${proxyQuery(script)}%20`],
])('%s is not found and not requested', async (_name, query) => {
  await expect(proxy(query())).resolves.toMatchObject({ status: 404, body: 'not here' });
  expect(asked).toEqual([]);
});

test.each([
  '/__third-party-proxy/',
  '/__THIRD-PARTY-PROXY',
  '/__third-party-proxy%2f',
  '/x/__third-party-proxy',
])('%s is not the proxy', async (target) => {
  const { status } = await ask(`${target}${proxyQuery(script)}`);
  expect(status).toBe(404);
  expect(asked).toEqual([]);
});

test.each(['/moved.js', '/page.js', '/broken.js'])(
  'responds 502 to %s of a listed server, without following redirects',
  async (name) => {
    await expect(proxy(proxyQuery(`${base}${name}`))).resolves.toMatchObject({ status: 502, body: '' });
    expect(asked).toHaveLength(1);
  },
);

test('responds 502 if a listed server is unreachable', async () => {
  await expect(proxy(proxyQuery('http://127.0.0.1:1/nobody.js'))).resolves.toMatchObject({ status: 502 });
});

test.each([
  ['a service worker', { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' }],
  ['a service worker of an older browser', { 'service-worker': 'script' }],
  ['a page', { 'sec-fetch-dest': 'document' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a worker', { 'sec-fetch-dest': 'worker' }],
  ['a request of a script', { 'sec-fetch-dest': 'empty' }],
])('rejects %s for third-party scripts', async (_what, headers) => {
  await expect(proxy(proxyQuery(script), headers)).resolves.toMatchObject({ status: 404, body: 'not here' });
  expect(asked).toEqual([]);
});

test('accepts script elements with or without fetch metadata', async () => {
  for (const headers of [{}, { 'sec-fetch-dest': 'script' }])
    await expect(proxy(proxyQuery(script), headers)).resolves.toMatchObject({ status: 200, body: 'run();' });
});

test('aborts a script above two megabytes', async () => {
  await expect(proxy(proxyQuery(`${base}/endless.js`))).resolves.toMatchObject({ status: 502, body: '' });
});
