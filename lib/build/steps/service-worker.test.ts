import { languageCodes, type Language } from '#lib/i18n/languages';
import { writeFolder } from '#tests/support/jest/serve-folder';
import { bundleWorker, listShell } from './service-worker';

const page = (text: string): string =>
  `<link rel="stylesheet" href="/_next/static/a.css" disabled=""/><script src="/_next/static/b.js" async=""></script><link rel="preload" href="/_next/static/c.woff2" as="font"/><p>${text}</p>`;

const writeOffline = (html: (code: Language) => string): string =>
  writeFolder({
    ...Object.fromEntries(languageCodes.map((code) => [`${code}/offline/index.html`, html(code)])),
    '_next/static/chunks/switch.js': 'find("[data-offline-switch]")',
    '_next/static/chunks/markup.js': 'jsx({"data-offline-switch":""})',
  });

describe('listShell', () => {
  it('lists the files of offline pages and their switch once, and the pages with their hash', () => {
    const shell = listShell(writeOffline(page));
    expect(shell.map(({ url }) => url)).toEqual([
      '/_next/static/b.js',
      '/_next/static/c.woff2',
      '/_next/static/chunks/switch.js',
      ...languageCodes.map((code) => `/${code}/offline/?stored`),
    ]);
    expect(shell.map(({ revision }) => revision)).toEqual([
      null,
      null,
      null,
      ...languageCodes.map(() => expect.stringMatching(/^[0-9a-f]{12}$/) as unknown),
    ]);
  });

  it('changes only with an offline page', () => {
    const list = (english: string) =>
      JSON.stringify(listShell(writeOffline((code) => page(code === 'en' ? english : code))));
    expect(list('one')).toBe(list('one'));
    expect(list('one')).not.toBe(list('two'));
  });

  it.each(['b.js', 'c.woff2'])('stops the build when Next no longer names hashed files: %s', (file) => {
    const html = page('x').replace(`/_next/static/${file}`, `/assets/${file}`);
    const list = () => listShell(writeOffline(() => html));
    expect(list).toThrow(/^Next no longer names .+ see lib\/next\/README\.md, row "hashed files"\.$/);
  });
});

describe('bundleWorker', () => {
  const shell = [{ url: '/en/offline/?stored', revision: 'abc' }];

  it('is deterministic, without development code', async () => {
    const worker = await bundleWorker('on', shell);
    expect(await bundleWorker('on', shell)).toBe(worker);
    expect(await bundleWorker('on', [])).not.toBe(worker);
    expect(worker).toContain('/en/offline/?stored');
    expect(worker).not.toMatch(/process\.env|importScripts\("http|console\.(?:log|debug)/);
    expect(worker.length).toBeLessThan(41_500);
  });

  it('creates a worker that only removes itself when it is disabled', async () => {
    const worker = await bundleWorker('off', shell);
    expect(worker).toContain('unregister');
    expect(worker).not.toMatch(/"fetch"|reload|navigate/);
    expect(worker.length).toBeLessThan(1_000);
  });
});
