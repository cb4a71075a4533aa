import { long, sampleExport, script } from '#tests/support/jest/sample-export';
import { serveFolder, type Answer, type ServedFolder } from '#tests/support/jest/serve-folder';
import { defaultCacheControl } from './hosting-rules';

let site: ServedFolder;
const ask: ServedFolder['ask'] = (...args) => site.ask(...args);

beforeAll(async () => {
  site = await serveFolder(sampleExport);
});

afterAll(() => site.close());

const outcome = ({ status, headers, body }: Answer): unknown => [
  status,
  headers.location ?? /<title>(.*?)<\/title>/.exec(body.toString())?.[1],
];

describe('addresses', () => {
  it.each([
    ['/', 200, 'root'],
    ['/en/', 200, 'home'],
    ['/en/index.html', 200, 'home'],
    ['/en/glossary/?page=2', 200, 'glossary'],
    ['/de/a%20b/', 200, 'Leerzeichen'],
    ['/en/404.html', 200, 'not found'],
    ['http://example.test/en/', 200, 'home'],
  ])('answers %s', async (target, status, title) => {
    expect(outcome(await ask(target))).toEqual([status, title]);
  });

  it.each([
    ['/en', '/en/'],
    ['/en/glossary', '/en/glossary/'],
    ['/en/glossary?a=1&b=%20x', '/en/glossary/?a=1&b=%20x'],
    ['/de/a%20b?c', '/de/a%20b/?c'],
    ['/en/../en/glossary', '/en/glossary/'],
    ['//en/', '/en/'],
  ])('sends %s to the slash form with its query', async (target, location) => {
    expect(outcome(await ask(target))).toEqual([308, location]);
  });

  it.each([
    ['/en/nothing/', 'not found'],
    ['/en/nothing', 'not found'],
    ['/en/404.html/', 'not found'],
    ['/de/nichts/', 'nicht gefunden'],
    ['/de/', 'nicht gefunden'],
    ['/nothing', 'root 404'],
    ['/english/', 'root 404'],
    ['/robots.txt/', 'root 404'],
    ['/files/', 'root 404'],
    ['/files', 'root 404'],
    ['/files/what%3F.txt', 'root 404'],
  ])('shows the 404 page of the language at %s', async (target, title) => {
    const answer = await ask(target);
    expect(outcome(answer)).toEqual([404, title]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([
    ['/files/price%20$1%20list.txt', 'prices'],
    ['/files/price%20%241%20list.txt', 'prices'],
    ['/files/half%2520coded.txt', 'percent'],
    ['/_next/static/chunks/[x]~$1.js', script],
    ['/_next/static/chunks/%5Bx%5D~%241.js', script],
    ['/.well-known/security.txt', sampleExport['.well-known/security.txt']],
  ])('finds the file %s', async (target, content) => {
    const { status, body } = await ask(target);
    expect([status, body.toString()]).toEqual([200, content]);
  });
});

describe('an export without 404 pages', () => {
  it('answers in plain text', async () => {
    const bare = await serveFolder({ 'index.html': long('bare') });
    const { status, headers, body } = await bare.ask('/en/nothing');
    await bare.close();
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ]);
  });
});

describe('leading slashes', () => {
  it.each([
    ['//en/', '/en/'],
    ['///en/imprint/?a=//b', '/en/imprint/?a=//b'],
    ['//en/nothing/', '/en/nothing/'],
    ['//page-data/sq/d/1.json', '/page-data/sq/d/1.json'],
    ['//', '/'],
    ['/\\', '/'],
    ['/\\\\[', '/['],
  ])('are collapsed: %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      308,
      location,
      defaultCacheControl,
    ]);
  });
});

describe('hostile addresses', () => {
  it.each([
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/en/..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/../../../../etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/en/x%5c..%5c..',
    '/en%00',
    '/en/%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/.env',
    '/%2eenv',
    '/en/../.env',
    '/.git/config',
    '/.well-known/.env',
    '/.well-known/..%2f.env',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/_HEADERS',
    '/files/_HEADERS',
    '/files/.well-known/x.txt',
    `/${'x'.repeat(300)}`,
    `/${'x/'.repeat(3000)}`,
    '\\',
    'http://[',
  ])('stays within the export at %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(body.toString()).not.toMatch(/root:|SECRET|Content-Security-Policy|404\.html/);
    expect(headers.location).toBeUndefined();
    expect([200, 400, 404]).toContain(status);
    if (status === 200) expect(body.toString()).toContain('<title>root</title>');
  });

  it.each([
    '//evil.example/x',
    '///evil.example/x',
    '/\\evil.example/x',
    '/\\/evil.example/x',
    '/.//evil.example/x',
    '/en/..//evil.example/x',
    '/%2e//evil.example/x',
    '/x/..//evil.example/x',
    'http://evil.example/en',
  ])('never redirects to another host from %s', async (target) => {
    const { status, headers } = await ask(target);
    expect(new URL(headers.location ?? '/', 'http://localhost').host).toBe('localhost');
    expect([308, 404]).toContain(status);
  });
});

describe('methods', () => {
  it.each([
    ['/en/', 200],
    ['/en/nothing', 404],
    ['/files/picture.png', 200],
  ])('responds to HEAD %s like GET, without a body', async (target, status) => {
    const [head, get] = [await ask(target, { method: 'HEAD' }), await ask(target)];
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });

  it('redirects HEAD', async () => {
    expect((await ask('/en', { method: 'HEAD' })).headers.location).toBe('/en/');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects %s', async (method) => {
    const { status, headers } = await ask('/en/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
