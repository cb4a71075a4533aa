import { createJsonReader, type FetchFunction, type ReaderDependencies } from './fetch-json';
import { findLikelyTemplate } from './likely-template';
import { createPageMemory, type PageMemory } from './page-memory';
import { createRecordReader, type BuildState, type PageAnswer, type RecordReader } from './records';
import {
  LoadError,
  createAssembler,
  type AssemblePage,
  type LoadedPage,
  type ResourceDependencies,
} from './resources';
import { shareInFlight } from './share-in-flight';

export type LoadResult<T> =
  | {
      readonly status: 'success';
      readonly page: LoadedPage<T>;
      /** The build check, if it was still pending. */
      readonly build?: Promise<BuildState>;
    }
  /** The error page, if there is no such page or the server failed. */
  | { readonly status: 'not-found' | 'server-error'; readonly page: LoadedPage<T> }
  /** A newer build is live: its pages may not match this code. */
  | { readonly status: 'stale' }
  /** The browser has to load the target itself. */
  | { readonly status: 'error' };

export type LoaderDependencies<T> = Omit<ResourceDependencies<T>, 'readJson'> &
  ReaderDependencies & {
    /** Predicts the template of a path. */
    readonly guessTemplate: (path: string) => string | undefined;
    /** Fetches a template's chunk without running it. Never rejects. */
    readonly fetchTemplate: (name: string) => Promise<void>;
    /** Hash of the build that this code belongs to. */
    readonly buildHash: string;
    /** Logs one message per error. */
    readonly report: (message: string) => void;
  };

export type Loader<T> = {
  /** Loads a page by its path. Never rejects. */
  readonly load: (path: string) => Promise<LoadResult<T>>;
  /** Loads a page ahead of a navigation: without a build check, and failures are not reported. */
  readonly prefetch: (path: string) => Promise<void>;
  /**
   * Fetches, without running it, the template of most of the given pages, so that a click waits for data
   * only. Running it would be a long task during start-up. Resolves once it has loaded or failed.
   */
  readonly fetchTemplate: (paths: readonly string[]) => Promise<void>;
  /** The page if it is in memory. */
  readonly peek: (path: string) => LoadedPage<T> | undefined;
  readonly checkBuild: RecordReader['checkBuild'];
};

/** Milliseconds that a loaded page waits for the build check; after that it is shown and checked later. */
const buildPatience = 300;

/** A loaded page, or why there is none. */
type Fetched<T> =
  | { readonly kind: 'page'; readonly page: LoadedPage<T> }
  | Exclude<PageAnswer, { readonly kind: 'page' }>;

type Parts<T> = LoaderDependencies<T> &
  Pick<RecordReader, 'checkBuild'> & {
    readonly memory: PageMemory<LoadedPage<T>>;
    /** Loads a page and keeps it in memory. Concurrent calls, such as a prefetch and a click, share the request. */
    readonly fetchPage: (path: string, priority?: RequestPriority) => Promise<Fetched<T>>;
  };

function createPageFetcher<T>(
  { readPage }: RecordReader,
  assemble: AssemblePage<T>,
  memory: PageMemory<LoadedPage<T>>,
  { guessTemplate, importTemplate }: LoaderDependencies<T>,
): Parts<T>['fetchPage'] {
  return shareInFlight(async (path: string, priority?: RequestPriority): Promise<Fetched<T>> => {
    const template = guessTemplate(path);
    // In parallel with the data. The assembler imports it again and reports a failure.
    if (template) importTemplate(template)?.catch(() => undefined);
    const answer = await readPage(path, priority);
    if (answer.kind !== 'page') return answer;
    return { kind: 'page', page: memory.keep(path, await assemble(answer.pageData)) };
  });
}

/** Path of an error page's data, in the language of the requested path. */
function errorPath(path: string, code: '404' | '500'): string {
  const language = /^\/[a-z]{2}\//.exec(path)?.[0] ?? '/';
  return `${language}${code}.html/`;
}

async function existsAsDocument(fetch: FetchFunction, path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).status === 200;
  } catch {
    return false;
  }
}

async function loadErrorPage<T>(
  { memory, fetchPage }: Parts<T>,
  path: string,
  code: '404' | '500',
): Promise<LoadResult<T>> {
  const status = code === '404' ? 'not-found' : 'server-error';
  const address = errorPath(path, code);
  const inMemory = memory.get(address);
  if (inMemory) return { status, page: inMemory };
  const answer = await fetchPage(address);
  return answer.kind === 'page' ? { status, page: answer.page } : { status: 'error' };
}

async function loadMissing<T>(parts: Parts<T>, path: string): Promise<LoadResult<T>> {
  // A document without page data is a page of a newer build.
  if (await existsAsDocument(parts.fetch, path)) return { status: 'error' };
  parts.report(`page resources for ${path} not found. Not rendering React`);
  return loadErrorPage(parts, path, '404');
}

async function loadPage<T>(parts: Parts<T>, path: string): Promise<LoadResult<T>> {
  const { checkBuild, fetchPage, wait } = parts;
  const build = checkBuild();
  const answer = await fetchPage(path);
  if (answer.kind === 'failed') return { status: 'error' };
  const state = await Promise.race([build, wait(buildPatience).then(() => 'late' as const)]);
  if (state === 'newer') return { status: 'stale' };
  if (answer.kind !== 'page')
    return answer.kind === 'missing' ? loadMissing(parts, path) : loadErrorPage(parts, path, '500');
  return { status: 'success', page: answer.page, ...(state === 'late' && { build }) };
}

/** Creates the loader of the page-data contract. Pure: network, time, chunks and build are dependencies. */
export function createLoader<T>(dependencies: LoaderDependencies<T>): Loader<T> {
  const readJson = createJsonReader(dependencies);
  const records = createRecordReader(readJson, dependencies.buildHash);
  const memory = createPageMemory<LoadedPage<T>>();
  const fetchPage = createPageFetcher(
    records,
    createAssembler<T>({ ...dependencies, readJson }),
    memory,
    dependencies,
  );
  const parts: Parts<T> = { ...dependencies, ...records, memory, fetchPage };
  return {
    checkBuild: records.checkBuild,
    peek: memory.get,
    fetchTemplate: async (paths) => {
      const template = findLikelyTemplate(paths, dependencies.guessTemplate);
      if (template) await dependencies.fetchTemplate(template);
    },
    prefetch: async (path) => {
      // A navigation to the page will report the failure.
      await fetchPage(path, 'low').catch(() => undefined);
    },
    load: async (path) => {
      if (path.startsWith('//')) return { status: 'error' };
      try {
        return await loadPage(parts, path);
      } catch (error) {
        if (error instanceof LoadError) dependencies.report(error.message);
        return { status: 'error' };
      }
    },
  };
}
