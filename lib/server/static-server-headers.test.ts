import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultCacheControl } from './hosting-rules';
import { hostingPolicy } from './policy';
import { picture, sampleExport, script } from '#tests/support/jest/sample-export';
import { serveFolder, type ServedFolder } from '#tests/support/jest/serve-folder';

let site: ServedFolder;
const ask: ServedFolder['ask'] = (...args) => site.ask(...args);

beforeAll(async () => {
  site = await serveFolder(sampleExport);
});

afterAll(() => site.close());

describe('compression', () => {
  const textFiles = [
    ['/en/', sampleExport['en/index.html']],
    ['/sw.js', script],
    ['/page-data/sq/d/1.json', sampleExport['page-data/sq/d/1.json']],
    ['/en/nothing', sampleExport['en/404.html']],
  ] as const;

  it.each(textFiles)('sends %s with brotli if accepted', async (target, content) => {
    const { headers, body } = await ask(target, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toBe(content);
    expect(body.length).toBeLessThan(content.length / 4);
  });

  it.each(textFiles)('sends %s with gzip if only that is accepted', async (target, content) => {
    const { headers, body } = await ask(target, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(content);
  });

  it('does not compress without an accepted encoding', async () => {
    const { headers, body } = await ask('/sw.js');
    expect([headers['content-encoding'], headers['content-length'], body.toString()]).toEqual([
      undefined,
      String(script.length),
      script,
    ]);
  });

  it.each(['/files/picture.png', '/robots.txt'])('does not compress %s', async (target) => {
    const { headers } = await ask(target, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  it('responds 304 to a matching ETag', async () => {
    const {
      headers: { etag = '' },
    } = await ask('/en/');
    expect(etag).not.toBe('');
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, headers, body } = await ask('/en/', {
        headers: { 'if-none-match': known, 'accept-encoding': 'br' },
      });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': defaultCacheControl,
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('sends the file for another ETag', async () => {
    expect((await ask('/en/', { headers: { 'if-none-match': 'W/"1-1"' } })).status).toBe(200);
  });

  it('sends a 404 page in full', async () => {
    expect((await ask('/en/nothing', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

describe('ranges', () => {
  it.each(['bytes=0-1', 'bytes=-5', 'bytes=9-2', 'bytes=0-1,4-5', 'nonsense'])(
    'sends the whole file instead of %s',
    async (range) => {
      const { status, headers, body } = await ask('/files/picture.png', {
        headers: { range, 'accept-encoding': 'gzip' },
      });
      expect([status, headers['content-range'], body.length]).toEqual([200, undefined, picture.length]);
    },
  );

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=7-999999999999999', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=999999999999999-', 416, 'bytes */10', ''],
    ['bytes=0-0', 200, undefined, '0123456789'],
    ['bytes=0-9007199254740993', 200, undefined, '0123456789'],
    ['bytes=9007199254740993-', 200, undefined, '0123456789'],
    [`bytes=0-${'9'.repeat(40)}`, 200, undefined, '0123456789'],
  ])('of a recording: %s', async (range, status, place, text) => {
    const recordings = await serveFolder({ 'audio/a.mp3': '0123456789' });
    const answer = await recordings.ask('/audio/a.mp3', { headers: { range } });
    expect((await recordings.ask('/audio/a.mp3')).status).toBe(200);
    await recordings.close();
    expect([answer.status, answer.headers['content-range'], String(answer.body)]).toEqual([
      status,
      place,
      text,
    ]);
  });
});

describe('headers', () => {
  const [security] = hostingPolicy.headers.map((rule) =>
    Object.fromEntries(Object.entries(rule.headers).map(([name, value]) => [name.toLowerCase(), value])),
  );

  it.each(['/', '/en', '/en/', '/en/nothing', '/sw.js', '/_next/static/chunks/[x]~$1.js'])(
    'sends the security headers with %s',
    async (target) => {
      expect((await ask(target)).headers).toMatchObject(security ?? {});
    },
  );

  it.each([
    ['/en/', defaultCacheControl],
    ['/files/picture.png', defaultCacheControl],
    ['/sw.js', 'no-cache'],
    ['/_next/static/chunks/[x]~$1.js', 'public, max-age=31536000, immutable'],
    ['/page-data/sq/d/1.json', 'public, max-age=31536000, immutable'],
  ])('sends the caching of %s', async (target, value) => {
    expect((await ask(target)).headers['cache-control']).toBe(value);
  });

  it.each([
    ['/_next/static/chunks/gone.js', 404],
    ['/_next/static/folder', 308],
    ['/page-data/sq/d/gone.json', 404],
  ])('prevents caching of %s', async (target, status) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, defaultCacheControl]);
  });

  it.each([
    ['/en/', /^text\/html; ?charset=utf-8$/],
    ['/sw.js', /^text\/javascript/],
    ['/page-data/sq/d/1.json', /^application\/json/],
    ['/files/picture.png', /^image\/png$/],
    ['/favicon.ico', /^image\/vnd\.microsoft\.icon$/],
  ])('sends the media type of %s', async (target, type) => {
    expect((await ask(target)).headers['content-type']).toMatch(type);
  });
});
