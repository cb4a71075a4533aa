import fc from 'fast-check';
import { sampleExport } from '#tests/support/jest/sample-export';
import { serveFolder, type Answer, type ServedFolder } from '#tests/support/jest/serve-folder';

let site: ServedFolder;

beforeAll(async () => {
  site = await serveFolder(sampleExport);
});

afterAll(() => site.close());

/** Spellings of `..` with a slash. */
const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2E%2E%2F',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%uff0e%uff0e/',
  '..;/',
  '....//',
  '..%00/',
  '..%09/',
] as const;

const secrets = ['etc/passwd', '.env', '_headers'] as const;

/** From the root, and from an existing folder. */
const traversals = steps.flatMap((step) =>
  secrets.flatMap((secret) => [`/${step.repeat(6)}${secret}`, `/en/${step.repeat(6)}${secret}`]),
);

/** Other URLs of private files, and URLs that name another host. */
const others = [
  '/.env/',
  '/.env%20',
  '/.env.',
  '/.ENV',
  '/./.env',
  '/en/./../.env',
  '/%2e/.env',
  '/_headers/',
  '/_headers?x=.html',
  '/_headers%00.html',
  '/_redirects#x',
  '/en//_headers',
  '/%255fheaders',
  'http://evil.example',
  'http://evil.example/',
  'https://evil.example/en',
  'ftp://evil.example/en',
  'file:///etc/passwd',
  '///evil.example',
] as const;

/** Content that no response may contain: system files or configuration files. */
const leaks = /root:|SECRET|Content-Security-Policy:|\/404\.html/;

const places = (text: string): string => new URL(text, 'http://localhost').host;

function expectKept({ status, headers, body }: Answer): void {
  expect(body.toString()).not.toMatch(leaks);
  expect([200, 304, 308, 400, 404]).toContain(status);
  expect(places(headers.location ?? '/')).toBe('localhost');
  if (status !== 304) expect(headers['x-content-type-options']).toBe('nosniff');
}

describe('109 hostile targets', () => {
  const targets = [...traversals, ...others];

  it('are 109', () => expect(targets).toHaveLength(109));

  it.each(targets)('%s only reaches the export', async (target) => {
    expectKept(await site.ask(target));
  });
});

describe('a foreign Host header', () => {
  it.each([
    'evil.example',
    'evil.example:80',
    'localhost@evil.example',
    'a@b',
    'a:b@c',
    'evil.example#localhost',
    'evil.example/localhost',
    '127.0.0.1.evil.example',
    '[::1]',
    '',
    'a'.repeat(200),
  ])('is not reflected: %j', async (host) => {
    for (const target of ['/en', '/en/', '/nothing']) {
      const answer = await site.ask(target, { headers: { Host: host, 'X-Forwarded-Host': host } });
      expectKept(answer);
      if (host.includes('evil')) expect(answer.headers.location ?? '').not.toContain('evil');
    }
  });
});

describe('random targets', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%00',
      '%',
      '?',
      '#',
      ':',
      '@',
      'en',
      '_headers',
      '.env',
    ),
    fc.constantFrom(...'abcXYZ019-~!$&()*+,;=[]{}|^`"<>'),
  );
  const target = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => `/${pieces.join('')}`);

  it('only reach the export', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (path) => expectKept(await site.ask(path))),
      { numRuns: 300 },
    );
    expect((await site.ask('/en/')).status).toBe(200);
  });
});
