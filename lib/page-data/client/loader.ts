import { appDataPath, isPageData, pageDataPath, type AppData } from '../contract';
import { createJsonReader, type Fetch } from './fetch-json';
import { createAssembler, type LoadedPage, type ResourceSeams } from './resources';

export type LoadResult<T> =
  | { readonly status: 'success'; readonly page: LoadedPage<T> }
  /** A newer build is live: its pages may not fit this one's code. */
  | { readonly status: 'stale' }
  | { readonly status: 'error'; readonly reason: string };

export type LoaderSeams<T> = Omit<ResourceSeams<T>, 'readJson'> & {
  readonly fetch: Fetch;
  /** The hash of the build that this code belongs to. */
  readonly buildHash: string;
};

export type Loader<T> = {
  /** Loads a page by its address with both slashes. Never rejects. */
  readonly load: (path: string) => Promise<LoadResult<T>>;
  /** The page if it is in memory. */
  readonly peek: (path: string) => LoadedPage<T> | undefined;
};

function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.webpackCompilationHash === 'string';
}

/** Creates the loader of the page-data contract. Pure: network, chunks and build are arguments. */
export function createLoader<T>({ fetch, buildHash, ...resources }: LoaderSeams<T>): Loader<T> {
  const readJson = createJsonReader(fetch);
  const assemble = createAssembler<T>({ readJson, ...resources });
  const pages = new Map<string, LoadedPage<T>>();

  const loadPage = async (path: string): Promise<LoadResult<T>> => {
    const [appData, pageData] = await Promise.all([readJson(appDataPath), readJson(pageDataPath(path))]);
    // Missing or broken app data is "unknown", not a newer build.
    if (appData.ok && isAppData(appData.body) && appData.body.webpackCompilationHash !== buildHash) return { status: 'stale' };
    if (!pageData.ok) return { status: 'error', reason: `${pageDataPath(path)}: ${pageData.reason}` };
    if (!isPageData(pageData.body)) return { status: 'error', reason: `${pageDataPath(path)}: not a page-data record` };
    const page = await assemble(pageData.body);
    pages.set(path, page);
    return { status: 'success', page };
  };

  return {
    peek: (path) => pages.get(path),
    load: async (path) => {
      const known = pages.get(path);
      if (known) return { status: 'success', page: known };
      try {
        return await loadPage(path);
      } catch (error) {
        return { status: 'error', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
