import type { PageData } from '#lib/page-data/contract';
import { createLoader, type Loader } from '#lib/page-data/core/loader';

export const record = (path: string, extra: Partial<PageData> = {}): PageData => ({
  path,
  componentChunkName: 'article',
  staticQueryHashes: [],
  slicesMap: {},
  result: {
    data: { name: path },
    pageContext: {
      lang: 'en',
      originalPath: path,
      title: path,
      description: '',
      alternates: {},
      indexed: true,
      asksForConsent: true,
      keepOffline: true,
    },
  },
  ...extra,
});

/** Response of a file: JSON, an invalid text, a status, or a network error. */
type Answer = object | string | number | Error | null;

/** Loader with its recorded requests. */
export type LoaderHarness = {
  readonly priorities: ReadonlyMap<string, string>;
  readonly loader: Loader<string>;
  readonly requests: string[];
  readonly imports: string[];
  /** Templates fetched without being run. */
  readonly fetched: string[];
  readonly reports: string[];
  readonly pauses: number[];
};

/** Loader with mocked files; requests are recorded, and no time passes. */
export function createLoaderHarness(
  files: Record<string, Answer | Answer[]>,
  buildHash = 'build-1',
  guessTemplate: (path: string) => string | undefined = () => undefined,
): LoaderHarness {
  const [requests, imports, fetched, reports, pauses]: [string[], string[], string[], string[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
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
    guessTemplate,
    timeout: 15_000,
    wait: (milliseconds) => {
      // Timeouts of chunks never elapse here.
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
    fetchTemplate: (name) => {
      fetched.push(name);
      return Promise.resolve();
    },
    buildHash,
    isInDocument: (slice) => slice.endsWith('-en'),
  });
  return { loader, requests, imports, fetched, reports, pauses, priorities };
}

/** Page-data path of a page. */
export const file = (path: string): string => `/page-data${path}page-data.json`;
