import type { PageData } from '../contract';
import { createLoader, type Loader } from './loader';
import { pageCapacity } from './page-memory';

const record = (path: string, extra: Partial<PageData> = {}): PageData => ({
  path,
  componentChunkName: 'article',
  staticQueryHashes: [],
  slicesMap: {},
  result: {
    data: { name: path },
    pageContext: { lang: 'en', originalPath: path, title: path, description: '', alternates: {} },
  },
  ...extra,
});

/** What a file answers: JSON, a text that is none, a status, or an error of the network. */
type Answer = object | string | number | Error | null;

type World = {
  readonly priorities: ReadonlyMap<string, string>;
  readonly loader: Loader<string>;
  readonly requests: string[];
  readonly imports: string[];
  readonly reports: string[];
  readonly pauses: number[];
};

/** A loader on a network of files; every request is noted, and no time passes. */
function setUp(files: Record<string, Answer | Answer[]>, buildHash = 'build-1'): World {
  const [requests, imports, reports, pauses]: [string[], string[], string[], number[]] = [[], [], [], []];
  const priorities = new Map<string, string>();
  const all: Record<string, Answer | Answer[]> = {
    '/page-data/app-data.json': { webpackCompilationHash: 'build-1' },
    ...files,
  };
  const next = (key: string): Answer => {
    const answer = all[key] ?? 404;
    if (!Array.isArray(answer)) return answer;
    const answers = answer as Answer[];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? 404;
  };
  const loader = createLoader<string>({
    fetch: (url, init) => {
      const key = init?.method ? `${init.method} ${url}` : url;
      if (init?.priority) priorities.set(url, init.priority);
      requests.push(key);
      const answer = next(key);
      if (answer instanceof Error) return Promise.reject(answer);
      const status = typeof answer === 'number' ? answer : 200;
      return Promise.resolve({
        status,
        text: () => Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer)),
      });
    },
    timeout: 15_000,
    wait: (milliseconds) => {
      // The longest pauses are those after which a chunk is given up: nothing takes that long here.
      if (milliseconds >= 15_000) return new Promise(() => undefined);
      pauses.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve, 0));
    },
    online: () => Promise.resolve(),
    report: (message) => reports.push(message),
    importTemplate: (name) => {
      imports.push(name);
      return name === 'unknown' ? undefined : Promise.resolve(`template ${name}`);
    },
    buildHash,
    isInDocument: (slice) => slice.endsWith('-en'),
  });
  return { loader, requests, imports, reports, pauses, priorities };
}

const file = (path: string): string => `/page-data${path}page-data.json`;
const error404 = { [file('/en/404.html/')]: record('/en/404.html/') };

describe('createLoader', () => {
  it('loads app data and page data side by side, then the template', async () => {
    const { loader, requests, imports } = setUp({ [file('/en/a/')]: record('/en/a/') });
    expect(await loader.load('/en/a/')).toMatchObject({
      status: 'success',
      page: { template: 'template article', pageData: { path: '/en/a/' } },
    });
    expect(requests).toEqual(['/page-data/app-data.json', file('/en/a/')]);
    expect(imports).toEqual(['article']);
  });

  it('asks for nothing twice: neither a loaded page, nor one in flight, nor a chunk', async () => {
    const { loader, requests, imports } = setUp({
      [file('/en/a/')]: record('/en/a/'),
      [file('/en/b/')]: record('/en/b/'),
    });
    await Promise.all([loader.load('/en/a/'), loader.load('/en/a/')]);
    await loader.load('/en/a/');
    expect(requests).toHaveLength(2);
    await loader.load('/en/b/');
    expect(requests).toHaveLength(4);
    expect(imports).toEqual(['article']);
    expect(loader.peek('/en/a/')?.pageData.path).toBe('/en/a/');
  });

  it('lets a click join a prefetch under way', async () => {
    const { loader, requests } = setUp({ [file('/en/a/')]: record('/en/a/') });
    const prefetched = loader.prefetch('/en/a/');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await loader.load('/en/a/')).status).toBe('success');
    await prefetched;
    expect(requests.filter((request) => request === file('/en/a/'))).toHaveLength(1);
  });

  it('brings static queries by name, and only the slices that the document lacks', async () => {
    const { loader, requests } = setUp({
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

  it('reports a newer build, and takes missing or broken app data for unknown', async () => {
    const page = { [file('/en/a/')]: record('/en/a/') };
    expect(await setUp(page, 'build-0').loader.load('/en/a/')).toEqual({ status: 'stale' });
    for (const appData of [404, 500, '{"webpack', { webpackCompilationHash: 1 }]) {
      const { loader } = setUp({ ...page, '/page-data/app-data.json': appData }, 'build-0');
      expect((await loader.load('/en/a/')).status).toBe('success');
      expect(await loader.checkBuild()).toBe('unknown');
    }
  });

  it('does not wait for app data that is late, and hands on the question', async () => {
    const { loader } = setUp({
      [file('/en/a/')]: record('/en/a/'),
      '/page-data/app-data.json': new TypeError('Failed to fetch'),
    });
    const result = await loader.load('/en/a/');
    expect(result).toMatchObject({ status: 'success', build: expect.any(Promise) });
  });

  it.each([404, '<!DOCTYPE html>', '{"path": "/en/', { componentChunkName: 'article' }])(
    'shows the 404 page of the language where %j is the page data and there is no document',
    async (answer) => {
      const { loader, requests, reports } = setUp({ ...error404, [file('/en/a/')]: answer });
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

  it('leaves a document without page data to the browser: it is of a newer build', async () => {
    const { loader, reports } = setUp({ ...error404, 'HEAD /en/a/': {} });
    expect(await loader.load('/en/a/')).toEqual({ status: 'error' });
    expect(reports).toEqual([]);
  });

  it('shows the 500 page without asking again, and is an error where that is missing too', async () => {
    const { loader, requests } = setUp({
      [file('/de/a/')]: 500,
      [file('/de/500.html/')]: record('/de/500.html/'),
    });
    expect(await loader.load('/de/a/')).toMatchObject({
      status: 'server-error',
      page: { pageData: { path: '/de/500.html/' } },
    });
    expect(requests.filter((request) => request === file('/de/a/'))).toHaveLength(1);
    expect(await setUp({ [file('/de/a/')]: 500 }).loader.load('/de/a/')).toEqual({ status: 'error' });
    expect(await setUp({}).loader.load('/de/a/')).toEqual({ status: 'error' });
  });

  it.each([503, 502, 418, new TypeError('Failed to fetch')])(
    'tries %s again three times, with growing pauses, and no more',
    async (fault) => {
      for (const failures of [1, 2, 3]) {
        const { loader, requests } = setUp({
          [file('/en/a/')]: [...Array.from({ length: failures }, () => fault), record('/en/a/')],
        });
        expect((await loader.load('/en/a/')).status).toBe('success');
        expect(requests.filter((request) => request === file('/en/a/'))).toHaveLength(failures + 1);
      }
      const { loader, requests, pauses } = setUp({ [file('/en/a/')]: fault });
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
  ])('says so of %s, and can be asked again', async (_name, extra, message) => {
    const { loader, requests, reports } = setUp({ [file('/en/a/')]: record('/en/a/', extra) });
    expect(await loader.load('/en/a/')).toEqual({ status: 'error' });
    expect(reports).toEqual([message]);
    const before = requests.length;
    await loader.load('/en/a/');
    expect(requests.length).toBeGreaterThan(before);
  });

  it('never fetches a path that names another host', async () => {
    const { loader, requests } = setUp({});
    expect(await loader.load('//evil.example/')).toEqual({ status: 'error' });
    expect(requests).toEqual([]);
  });

  it('prefetches a page with its chunk, asks for no build, and keeps quiet about what fails', async () => {
    const { loader, requests, imports, reports, priorities } = setUp({
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

  it('asks for what a visitor waits for as the browser does by itself', async () => {
    const { loader, priorities } = setUp({ [file('/en/a/')]: record('/en/a/') });
    await loader.load('/en/a/');
    expect(priorities.get(file('/en/a/'))).toBe('auto');
  });

  it('keeps a bounded number of pages', async () => {
    const paths = Array.from({ length: pageCapacity + 5 }, (_, index) => `/en/${index}/`);
    const { loader } = setUp(Object.fromEntries(paths.map((path) => [file(path), record(path)])));
    for (const path of paths) await loader.load(path);
    expect(loader.peek('/en/4/')).toBeUndefined();
    expect(loader.peek('/en/5/')).toBeDefined();
  });
});
