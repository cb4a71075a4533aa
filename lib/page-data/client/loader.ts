import {
  appDataPath, isPageData, pageDataPath, slicePath, staticQueryPath,
  type AppData, type PageData, type SliceFile, type StaticQueryData,
} from '../contract';
import { createJsonReader, type Fetch } from './fetch-json';

/** A page with everything it needs to be shown. `T` is what a template is to the host. */
export type LoadedPage<T> = {
  readonly pageData: PageData;
  readonly template: T;
  /** Static query results by name. */
  readonly shared: Readonly<Record<string, unknown>>;
  /** Slices that the document does not hold already, by name. */
  readonly slices: Readonly<Record<string, { readonly template: T; readonly data: unknown }>>;
};

export type LoadResult<T> =
  | { readonly status: 'success'; readonly page: LoadedPage<T> }
  /** A newer build is live: its pages may not fit this one's code. */
  | { readonly status: 'stale' }
  | { readonly status: 'error'; readonly reason: string };

export type LoaderSeams<T> = {
  readonly fetch: Fetch;
  /** Imports a template's chunk by its name; undefined for a name that no template has. */
  readonly importTemplate: (name: string) => Promise<T> | undefined;
  /** The hash of the build that this code belongs to. */
  readonly buildHash: string;
  /** Slices whose markup the document brought along. */
  readonly documentSlices: readonly string[];
};

export type Loader<T> = {
  /** Loads a page by its address with both slashes. Never rejects. */
  readonly load: (path: string) => Promise<LoadResult<T>>;
  /** The page if it is in memory. */
  readonly peek: (path: string) => LoadedPage<T> | undefined;
};

/** Stops a load; its message becomes the result's reason. */
class LoadError extends Error {}

function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.webpackCompilationHash === 'string';
}

/** Remembers the promise of each key; a rejected one is forgotten, so that it can be tried again. */
function createMemory<V>(make: (key: string) => Promise<V>): (key: string) => Promise<V> {
  const memory = new Map<string, Promise<V>>();
  return (key) => {
    const known = memory.get(key) ?? make(key);
    memory.set(key, known);
    known.catch(() => memory.delete(key));
    return known;
  };
}

/** Creates the loader of the page-data contract. Pure: network, chunks and build are arguments. */
export function createLoader<T>({ fetch, importTemplate, buildHash, documentSlices }: LoaderSeams<T>): Loader<T> {
  const readJson = createJsonReader(fetch);
  const pages = new Map<string, LoadedPage<T>>();

  const expectJson = async (url: string): Promise<unknown> => {
    const response = await readJson(url);
    if (!response.ok) throw new LoadError(`${url}: ${response.reason}`);
    return response.body;
  };
  const loadTemplate = createMemory(async (name): Promise<T> => {
    const chunk = importTemplate(name);
    if (!chunk) throw new LoadError(`We couldn't find the correct component chunk with the name "${name}"`);
    return chunk;
  });
  const loadQuery = createMemory(async (hash) => (await expectJson(staticQueryPath(hash))) as StaticQueryData);
  const loadSlice = createMemory(async (file) => {
    const { componentChunkName, result } = (await expectJson(slicePath(file))) as SliceFile;
    return { template: await loadTemplate(componentChunkName), data: result.data };
  });

  const loadSlices = async (slicesMap: PageData['slicesMap']): Promise<LoadedPage<T>['slices']> => {
    const missing = Object.entries(slicesMap).filter(([, file]) => !documentSlices.includes(file));
    return Object.fromEntries(await Promise.all(missing.map(async ([name, file]) => [name, await loadSlice(file)] as const)));
  };
  const assemble = async (pageData: PageData): Promise<LoadedPage<T>> => {
    const [template, queries, slices] = await Promise.all([
      loadTemplate(pageData.componentChunkName),
      Promise.all(pageData.staticQueryHashes.map(loadQuery)),
      loadSlices(pageData.slicesMap),
    ]);
    return { pageData, template, slices, shared: Object.fromEntries(queries.map(({ name, data }) => [name, data])) };
  };
  const loadPage = async (path: string): Promise<LoadResult<T>> => {
    const [appData, pageData] = await Promise.all([readJson(appDataPath), expectJson(pageDataPath(path))]);
    // Missing or broken app data is "unknown", not a newer build.
    if (appData.ok && isAppData(appData.body) && appData.body.webpackCompilationHash !== buildHash) return { status: 'stale' };
    if (!isPageData(pageData)) return { status: 'error', reason: `${pageDataPath(path)}: not a page-data record` };
    const page = await assemble(pageData);
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
