import { createLoaderHarness, file, record } from '#tests/support/jest/loader-harness';

const error404 = { [file('/en/404.html/')]: record('/en/404.html/') };

describe('createLoader on failures', () => {
  it('reports a newer build, and treats missing or invalid app data as unknown', async () => {
    const page = { [file('/en/a/')]: record('/en/a/') };
    expect(await createLoaderHarness(page, 'build-0').loader.load('/en/a/')).toEqual({ status: 'stale' });
    for (const appData of [404, 500, '<!doctype html>', '{"webpack', {}, { webpackCompilationHash: 1 }]) {
      const { loader } = createLoaderHarness({ ...page, '/page-data/app-data.json': appData }, 'build-0');
      expect((await loader.load('/en/a/')).status).toBe('success');
      expect(await loader.checkBuild()).toBe('unknown');
    }
  });

  it('does not wait for late app data, and returns its promise', async () => {
    const { loader } = createLoaderHarness({
      [file('/en/a/')]: record('/en/a/'),
      '/page-data/app-data.json': new TypeError('Failed to fetch'),
    });
    const result = await loader.load('/en/a/');
    expect(result).toMatchObject({ status: 'success', build: expect.any(Promise) });
  });

  it.each([404, '<!DOCTYPE html>', '{"path": "/en/', '', 'null', { componentChunkName: 'article' }])(
    'shows the 404 page of the language if the page data is %j and there is no document',
    async (answer) => {
      const { loader, requests, reports } = createLoaderHarness({ ...error404, [file('/en/a/')]: answer });
      expect(await loader.load('/en/a/')).toMatchObject({
        status: 'not-found',
        page: { pageData: { path: '/en/404.html/' } },
      });
      expect(requests).toContain('HEAD /en/a/');
      expect(reports).toEqual(['page resources for /en/a/ not found. Not rendering React']);
      await loader.load('/en/b/');
      expect(requests.filter((request) => request === file('/en/404.html/'))).toHaveLength(1);
    },
  );

  it('leaves a document without page data to the browser, as it is of a newer build', async () => {
    const { loader, reports } = createLoaderHarness({ ...error404, 'HEAD /en/a/': {} });
    expect(await loader.load('/en/a/')).toEqual({ status: 'error' });
    expect(reports).toEqual([]);
  });

  it('shows the 500 page without a retry, and fails if that is missing, too', async () => {
    const { loader, requests } = createLoaderHarness({
      [file('/de/a/')]: 500,
      [file('/de/500.html/')]: record('/de/500.html/'),
    });
    expect(await loader.load('/de/a/')).toMatchObject({
      status: 'server-error',
      page: { pageData: { path: '/de/500.html/' } },
    });
    expect(requests.filter((request) => request === file('/de/a/'))).toHaveLength(1);
    expect(await createLoaderHarness({ [file('/de/a/')]: 500 }).loader.load('/de/a/')).toEqual({
      status: 'error',
    });
    expect(await createLoaderHarness({}).loader.load('/de/a/')).toEqual({ status: 'error' });
  });

  it.each([503, 502, 418, new TypeError('Failed to fetch')])(
    'retries %s three times with growing delays',
    async (fault) => {
      for (const failures of [1, 2, 3]) {
        const { loader, requests } = createLoaderHarness({
          [file('/en/a/')]: [...Array.from({ length: failures }, () => fault), record('/en/a/')],
        });
        expect((await loader.load('/en/a/')).status).toBe('success');
        expect(requests.filter((request) => request === file('/en/a/'))).toHaveLength(failures + 1);
      }
      const { loader, requests, pauses } = createLoaderHarness({ [file('/en/a/')]: fault });
      expect(await loader.load('/en/a/')).toEqual({ status: 'error' });
      expect(requests.filter((request) => request === file('/en/a/'))).toHaveLength(4);
      expect(pauses.slice(0, 3)).toEqual([100, 300, 900]);
    },
  );

  it.each([
    [
      'an unknown template',
      { componentChunkName: 'unknown' },
      `We couldn't find the correct component chunk with the name "unknown"`,
    ],
    [
      'a static query that cannot be loaded',
      { staticQueryHashes: ['0'] },
      `We couldn't load "/page-data/sq/d/0.json"`,
    ],
    [
      'a slice that cannot be loaded',
      { slicesMap: { header: 'header-de' } },
      `We couldn't load "/slice-data/header-de.json"`,
    ],
  ])('reports %s, and can be retried', async (_name, extra, message) => {
    const { loader, requests, reports } = createLoaderHarness({ [file('/en/a/')]: record('/en/a/', extra) });
    expect(await loader.load('/en/a/')).toEqual({ status: 'error' });
    expect(reports).toEqual([message]);
    const before = requests.length;
    await loader.load('/en/a/');
    expect(requests.length).toBeGreaterThan(before);
  });

  it('never fetches a path of another host', async () => {
    const { loader, requests } = createLoaderHarness({});
    expect(await loader.load('//evil.example/')).toEqual({ status: 'error' });
    expect(requests).toEqual([]);
  });
});
