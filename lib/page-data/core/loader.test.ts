import { createLoaderHarness, file, record } from '#tests/support/jest/loader-harness';
import { pageCapacity } from './page-memory';

describe('createLoader', () => {
  it('loads app data and page data in parallel, then the template', async () => {
    const { loader, requests, imports } = createLoaderHarness({ [file('/en/a/')]: record('/en/a/') });
    expect(await loader.load('/en/a/')).toMatchObject({
      status: 'success',
      page: { template: 'template article', pageData: { path: '/en/a/' } },
    });
    expect(requests).toEqual(['/page-data/app-data.json', file('/en/a/')]);
    expect(imports).toEqual(['article']);
  });

  it('requests nothing twice: shares pending requests and keeps loaded pages and chunks', async () => {
    const { loader, requests, imports } = createLoaderHarness({
      [file('/en/a/')]: record('/en/a/'),
      [file('/en/b/')]: record('/en/b/'),
    });
    await Promise.all([loader.load('/en/a/'), loader.load('/en/a/')]);
    expect(requests).toHaveLength(2);
    await loader.load('/en/b/');
    expect(requests).toHaveLength(4);
    expect(imports).toEqual(['article']);
    expect(loader.peek('/en/a/')?.pageData.path).toBe('/en/a/');
  });

  it('shares a pending prefetch with a click', async () => {
    const { loader, requests } = createLoaderHarness({ [file('/en/a/')]: record('/en/a/') });
    const prefetched = loader.prefetch('/en/a/');
    expect((await loader.load('/en/a/')).status).toBe('success');
    await prefetched;
    expect(requests.filter((request) => request === file('/en/a/'))).toHaveLength(1);
  });

  it('loads static queries by name, and only slices that the document lacks', async () => {
    const { loader, requests } = createLoaderHarness({
      [file('/de/a/')]: record('/de/a/', {
        staticQueryHashes: ['f00'],
        slicesMap: { header: 'header-de', footer: 'header-en' },
      }),
      '/page-data/sq/d/f00.json': { name: 'services', data: [1, 2] },
      '/slice-data/header-de.json': {
        componentChunkName: 'header',
        result: { data: { groups: [] }, sliceContext: { lang: 'de' } },
        staticQueryHashes: [],
      },
    });
    expect(await loader.load('/de/a/')).toMatchObject({
      status: 'success',
      page: { shared: { services: [1, 2] }, slices: { header: { template: 'template header' } } },
    });
    expect(requests).not.toContain('/slice-data/header-en.json');
  });

  it('prefetches a page with its chunk, without app data, and ignores failures', async () => {
    const { loader, requests, imports, reports, priorities } = createLoaderHarness({
      [file('/en/a/')]: record('/en/a/'),
      [file('/en/b/')]: record('/en/b/', { componentChunkName: 'unknown' }),
    });
    await Promise.all([
      loader.prefetch('/en/a/'),
      loader.prefetch('/en/b/'),
      loader.prefetch('/en/missing/'),
    ]);
    expect(requests).toEqual([file('/en/a/'), file('/en/b/'), file('/en/missing/')]);
    expect(imports).toEqual(['article', 'unknown']);
    expect(reports).toEqual([]);
    expect(loader.peek('/en/a/')).toBeDefined();
    expect(loader.peek('/en/b/')).toBeUndefined();
    expect(priorities.get(file('/en/a/'))).toBe('low');
  });

  it("requests navigations with the browser's default priority", async () => {
    const { loader, priorities } = createLoaderHarness({ [file('/en/a/')]: record('/en/a/') });
    await loader.load('/en/a/');
    expect(priorities.get(file('/en/a/'))).toBe('auto');
  });

  it('keeps a limited number of pages', async () => {
    const paths = Array.from({ length: pageCapacity + 5 }, (_, index) => `/en/${index}/`);
    const { loader } = createLoaderHarness(
      Object.fromEntries(paths.map((path) => [file(path), record(path)])),
    );
    for (const path of paths) await loader.load(path);
    expect(loader.peek('/en/4/')).toBeUndefined();
    expect(loader.peek('/en/5/')).toBeDefined();
  });

  it('fetches the most frequent template of pages, and none if unknown', async () => {
    const guess = (path: string): string | undefined => /^\/en\/(\w+)\/\w/.exec(path)?.[1];
    const { loader, fetched, imports, requests } = createLoaderHarness({}, 'build-1', guess);
    await loader.fetchTemplate(['/en/']);
    expect(fetched).toEqual([]);
    await loader.fetchTemplate(['/en/', '/en/a/1/', '/en/b/1/', '/en/b/2/']);
    expect(fetched).toEqual(['b']);
    // Fetched, but not run.
    expect([...imports, ...requests]).toEqual([]);
  });
});
