import type { PageData } from '../contract';
import { createLoader, type Loader } from './loader';

const record = (path: string, extra: Partial<PageData> = {}): PageData => ({
  path,
  componentChunkName: 'article',
  staticQueryHashes: [],
  slicesMap: {},
  result: { data: { name: path }, pageContext: { lang: 'en', originalPath: path, title: path, description: '', alternates: {} } },
  ...extra,
});

type Answer = { readonly status: number; readonly body: unknown };

/** A loader on a network of files; every request is noted. */
function setUp(files: Record<string, unknown>, buildHash = 'build-1'): { loader: Loader<string>; requests: string[]; imports: string[] } {
  const requests: string[] = [];
  const imports: string[] = [];
  const all: Record<string, unknown> = { '/page-data/app-data.json': { webpackCompilationHash: 'build-1' }, ...files };
  const answer = (url: string): Answer => ({ status: url in all ? 200 : 404, body: all[url] });
  const loader = createLoader<string>({
    fetch: (url) => {
      requests.push(url);
      const { status, body } = answer(url);
      if (body instanceof Error) return Promise.reject(body);
      return Promise.resolve({ status, json: () => (body === 'broken' ? Promise.reject(new SyntaxError('Unexpected end')) : Promise.resolve(body)) });
    },
    importTemplate: (name) => {
      imports.push(name);
      return name === 'unknown' ? undefined : Promise.resolve(`template ${name}`);
    },
    buildHash,
    isInDocument: (slice) => slice.endsWith('-en'),
  });
  return { loader, requests, imports };
}

const file = (path: string): string => `/page-data${path}page-data.json`;

describe('createLoader', () => {
  it('loads app data and page data side by side, then the template', async () => {
    const { loader, requests, imports } = setUp({ [file('/en/a/')]: record('/en/a/') });
    const result = await loader.load('/en/a/');
    expect(result).toMatchObject({ status: 'success', page: { template: 'template article', pageData: { path: '/en/a/' } } });
    expect(requests).toEqual(['/page-data/app-data.json', file('/en/a/')]);
    expect(imports).toEqual(['article']);
  });

  it('asks for nothing twice: neither a loaded page, nor one in flight, nor a chunk', async () => {
    const { loader, requests, imports } = setUp({ [file('/en/a/')]: record('/en/a/'), [file('/en/b/')]: record('/en/b/') });
    await Promise.all([loader.load('/en/a/'), loader.load('/en/a/')]);
    await loader.load('/en/a/');
    expect(requests).toHaveLength(2);
    await loader.load('/en/b/');
    expect(requests).toHaveLength(4);
    expect(imports).toEqual(['article']);
    expect(loader.peek('/en/a/')?.pageData.path).toBe('/en/a/');
    expect(loader.peek('/en/c/')).toBeUndefined();
  });

  it('brings static queries by name, and only the slices that the document lacks', async () => {
    const { loader, requests } = setUp({
      [file('/de/a/')]: record('/de/a/', { staticQueryHashes: ['f00'], slicesMap: { header: 'header-de', footer: 'header-en' } }),
      '/page-data/sq/d/f00.json': { name: 'services', data: [1, 2] },
      '/slice-data/header-de.json': { componentChunkName: 'header', result: { data: { groups: [] }, sliceContext: { lang: 'de' } }, staticQueryHashes: [] },
    });
    const result = await loader.load('/de/a/');
    expect(result).toMatchObject({ status: 'success', page: { shared: { services: [1, 2] }, slices: { header: { template: 'template header', data: { groups: [] } } } } });
    expect(requests).not.toContain('/slice-data/header-en.json');
  });

  it('reports a newer build, and takes missing or broken app data for unknown', async () => {
    const page = { [file('/en/a/')]: record('/en/a/') };
    expect(await setUp(page, 'build-0').loader.load('/en/a/')).toEqual({ status: 'stale' });
    for (const appData of [new Error('offline'), 'broken', { webpackCompilationHash: 1 }, null]) {
      const { loader } = setUp({ ...page, '/page-data/app-data.json': appData }, 'build-0');
      expect((await loader.load('/en/a/')).status).toBe('success');
    }
  });

  it.each([
    ['a page without data', {}, 'status 404'],
    ['a network failure', { [file('/en/a/')]: new TypeError('Failed to fetch') }, 'Failed to fetch'],
    ['a truncated file', { [file('/en/a/')]: 'broken' }, 'Unexpected end'],
    ['a file that is no record', { [file('/en/a/')]: { path: '/en/a/' } }, 'not a page-data record'],
    ['an unknown template', { [file('/en/a/')]: record('/en/a/', { componentChunkName: 'unknown' }) }, `We couldn't find the correct component chunk with the name "unknown"`],
    ['a missing static query', { [file('/en/a/')]: record('/en/a/', { staticQueryHashes: ['0'] }) }, '/page-data/sq/d/0.json: status 404'],
    ['a missing slice', { [file('/en/a/')]: record('/en/a/', { slicesMap: { header: 'header-de' } }) }, '/slice-data/header-de.json: status 404'],
  ])('makes %s an error that says why, and can be asked again', async (_name, files, reason) => {
    const { loader, requests } = setUp(files);
    const result = await loader.load('/en/a/');
    expect(result).toMatchObject({ status: 'error', reason: expect.stringContaining(reason) });
    const before = requests.length;
    await loader.load('/en/a/');
    expect(requests.length).toBeGreaterThan(before);
  });
});
