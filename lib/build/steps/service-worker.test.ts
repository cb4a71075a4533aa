import { writeFolder } from '#tests/support/jest/serve-folder';
import { bundleWorker, listShell } from './service-worker';

const page = (text: string): string =>
  `<link rel="stylesheet" href="/_next/static/a.css"/><script src="/_next/static/b.js" async=""></script><p>${text}</p>`;

describe('listShell', () => {
  it('lists the files of the offline pages once, and the pages with their hash', () => {
    const shell = listShell(
      writeFolder({ 'en/offline/index.html': page('en'), 'de/offline/index.html': page('de') }),
    );
    expect(shell.map(({ url }) => url)).toEqual([
      '/_next/static/a.css',
      '/_next/static/b.js',
      '/en/offline/?stored',
      '/de/offline/?stored',
    ]);
    expect(shell.map(({ revision }) => revision)).toEqual([
      null,
      null,
      expect.stringMatching(/^[0-9a-f]{12}$/),
      expect.stringMatching(/^[0-9a-f]{12}$/),
    ]);
  });

  it('changes with an offline page, and only then', () => {
    const list = (english: string) =>
      JSON.stringify(
        listShell(
          writeFolder({ 'en/offline/index.html': page(english), 'de/offline/index.html': page('de') }),
        ),
      );
    expect(list('one')).toBe(list('one'));
    expect(list('one')).not.toBe(list('two'));
  });
});

describe('bundleWorker', () => {
  const shell = [{ url: '/en/offline/?stored', revision: 'abc' }];

  it('gives the same worker for the same list, without development code', async () => {
    const worker = await bundleWorker('on', shell);
    expect(await bundleWorker('on', shell)).toBe(worker);
    expect(await bundleWorker('on', [])).not.toBe(worker);
    expect(worker).toContain('/en/offline/?stored');
    expect(worker).not.toMatch(/process\.env|importScripts\("http|console\.(?:log|debug)/);
    expect(worker.length).toBeLessThan(40_000);
  });

  it('gives a worker that only goes when it is switched off', async () => {
    const worker = await bundleWorker('off', shell);
    expect(worker).toContain('unregister');
    expect(worker).not.toMatch(/"fetch"|reload|navigate/);
    expect(worker.length).toBeLessThan(1_000);
  });
});
