import { appDataPath, isPageData, pageDataPath, type AppData, type PageData } from '../contract';
import { createJsonReader, type Fetch, type ReaderSeams } from './fetch-json';
import { LoadError, createAssembler, type LoadedPage, type ResourceSeams } from './resources';

export type LoadResult<T> =
  | {
      readonly status: 'success';
      readonly page: LoadedPage<T>;
      /** The build that is live, where the answer was not there in time. */
      readonly build?: Promise<BuildState>;
    }
  /** There is no such page, or the server is at fault: the page that says so. */
  | { readonly status: 'not-found' | 'server-error'; readonly page: LoadedPage<T> }
  /** A newer build is live: its pages may not fit this one's code. */
  | { readonly status: 'stale' }
  /** The browser has to load the target itself. */
  | { readonly status: 'error' };

export type BuildState = 'same' | 'newer' | 'unknown';

export type LoaderSeams<T> = Omit<ResourceSeams<T>, 'readJson'> &
  ReaderSeams & {
    /** The hash of the build that this code belongs to. */
    readonly buildHash: string;
    /** One clear message per fault. */
    readonly report: (message: string) => void;
  };

export type Loader<T> = {
  /** Loads a page by its address with both slashes. Never rejects. */
  readonly load: (path: string) => Promise<LoadResult<T>>;
  /** The page if it is in memory. */
  readonly peek: (path: string) => LoadedPage<T> | undefined;
  /** Asks which build is live. Missing or broken app data is "unknown", not a newer build. */
  readonly checkBuild: () => Promise<BuildState>;
};

/** Milliseconds that a loaded page waits for slow app data before it is shown and checked behind. */
const buildPatience = 300;

/** Pages kept in memory. The oldest goes first: a long visit must not fill a small phone. */
export const pageCapacity = 60;

type PageAnswer = { readonly kind: 'page'; readonly pageData: PageData } | { readonly kind: 'missing' | 'server-error' | 'failed' };

function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.webpackCompilationHash === 'string';
}

/** The address under which an error page's own data is, in the language of the path. */
function errorPath(path: string, code: '404' | '500'): string {
  const language = /^\/[a-z]{2}\//.exec(path)?.[0] ?? '/';
  return `${language}${code}.html/`;
}

async function existsAsDocument(fetch: Fetch, path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).status === 200;
  } catch {
    return false;
  }
}

/** Creates the loader of the page-data contract. Pure: network, time, chunks and build are arguments. */
export function createLoader<T>(seams: LoaderSeams<T>): Loader<T> {
  const { fetch, wait, buildHash, report } = seams;
  const readJson = createJsonReader(seams);
  const assemble = createAssembler<T>({ ...seams, readJson });
  const pages = new Map<string, LoadedPage<T>>();

  const keep = (path: string, page: LoadedPage<T>): LoadedPage<T> => {
    pages.set(path, page);
    const oldest = pages.keys().next().value;
    if (pages.size > pageCapacity && oldest !== undefined) pages.delete(oldest);
    return page;
  };
  const readPage = async (path: string): Promise<PageAnswer> => {
    const answer = await readJson(pageDataPath(path));
    if (answer.kind !== 'ok') return { kind: answer.kind };
    return isPageData(answer.body) ? { kind: 'page', pageData: answer.body } : { kind: 'missing' };
  };
  const checkBuild = async (): Promise<BuildState> => {
    const answer = await readJson(appDataPath);
    if (answer.kind !== 'ok' || !isAppData(answer.body)) return 'unknown';
    return answer.body.webpackCompilationHash === buildHash ? 'same' : 'newer';
  };
  const loadErrorPage = async (path: string, code: '404' | '500'): Promise<LoadResult<T>> => {
    const status = code === '404' ? 'not-found' : 'server-error';
    const own = errorPath(path, code);
    const known = pages.get(own);
    if (known) return { status, page: known };
    const answer = await readPage(own);
    return answer.kind === 'page' ? { status, page: keep(own, await assemble(answer.pageData)) } : { status: 'error' };
  };
  const loadMissing = async (path: string): Promise<LoadResult<T>> => {
    // A document without page data is a page of a newer build.
    if (await existsAsDocument(fetch, path)) return { status: 'error' };
    report(`page resources for ${path} not found. Not rendering React`);
    return loadErrorPage(path, '404');
  };
  const loadPage = async (path: string): Promise<LoadResult<T>> => {
    const build = checkBuild();
    const answer = await readPage(path);
    if (answer.kind === 'failed') return { status: 'error' };
    const known = await Promise.race([build, wait(buildPatience).then(() => 'late' as const)]);
    if (known === 'newer') return { status: 'stale' };
    if (answer.kind !== 'page') return answer.kind === 'missing' ? loadMissing(path) : loadErrorPage(path, '500');
    const page = keep(path, await assemble(answer.pageData));
    return { status: 'success', page, ...(known === 'late' && { build }) };
  };

  return {
    checkBuild,
    peek: (path) => pages.get(path),
    load: async (path) => {
      if (path.startsWith('//')) return { status: 'error' };
      const known = pages.get(path);
      if (known) return { status: 'success', page: known };
      try {
        return await loadPage(path);
      } catch (error) {
        if (error instanceof LoadError) report(error.message);
        return { status: 'error' };
      }
    },
  };
}
