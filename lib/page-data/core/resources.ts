import {
  slicePath,
  staticQueryPath,
  type PageData,
  type SliceFile,
  type StaticQueryData,
} from '#lib/page-data/contract';
import type { JsonReader, ReaderDependencies } from './fetch-json';
import { shareInFlight } from './share-in-flight';

/** A page with all its resources. `T` is the host's type of templates. */
export type LoadedPage<T> = {
  readonly pageData: PageData;
  readonly template: T;
  /** Static query results by name. */
  readonly shared: Readonly<Record<string, unknown>>;
  /** Slices that differ from those in the document, by name. */
  readonly slices: Readonly<Record<string, { readonly template: T; readonly data: unknown }>>;
};

export type ResourceDependencies<T> = Pick<ReaderDependencies, 'wait'> & {
  readonly readJson: JsonReader;
  /** Timeout for a chunk in milliseconds. */
  readonly timeout: number;
  /** Imports a template's chunk by name; undefined for an unknown name. */
  readonly importTemplate: (name: string) => Promise<T> | undefined;
  /** Whether the document already contains a slice, by its file name. */
  readonly isInDocument: (slice: string) => boolean;
};

/** Loads the resources of a page's record. */
export type AssemblePage<T> = (pageData: PageData) => Promise<LoadedPage<T>>;

const once = <V>(load: (key: string) => Promise<V>): ((key: string) => Promise<V>) =>
  shareInFlight(load, { keep: true });

/** A resource of a page that cannot be loaded; the message is logged. */
export class LoadError extends Error {}

/**
 * Creates the loader of a page's resources: template chunk, static queries and slices, in parallel and each
 * loaded once.
 *
 * @returns a function that rejects with a LoadError if a resource cannot be loaded
 */
export function createAssembler<T>(dependencies: ResourceDependencies<T>): AssemblePage<T> {
  const { readJson, importTemplate, isInDocument, wait, timeout } = dependencies;
  const expectJson = async (url: string): Promise<unknown> => {
    const response = await readJson(url);
    if (response.kind !== 'ok') throw new LoadError(`We couldn't load "${url}"`);
    return response.body;
  };
  const loadTemplate = once(async (name): Promise<T> => {
    const chunk = importTemplate(name);
    if (!chunk) throw new LoadError(`We couldn't find the correct component chunk with the name "${name}"`);
    // An import() may never settle if the server responds with another file, such as a page.
    return Promise.race([
      chunk,
      wait(timeout).then(() => Promise.reject(new Error(`chunk "${name}" timed out`))),
    ]);
  });
  const loadQuery = once(async (hash) => (await expectJson(staticQueryPath(hash))) as StaticQueryData);
  const loadSlice = once(async (file) => {
    const { componentChunkName, result } = (await expectJson(slicePath(file))) as SliceFile;
    return { template: await loadTemplate(componentChunkName), data: result.data };
  });
  const loadSlices = async (slicesMap: PageData['slicesMap']): Promise<LoadedPage<T>['slices']> => {
    const missing = Object.entries(slicesMap).filter(([, file]) => !isInDocument(file));
    return Object.fromEntries(
      await Promise.all(missing.map(async ([name, file]) => [name, await loadSlice(file)] as const)),
    );
  };
  return async (pageData) => {
    const [template, queries, slices] = await Promise.all([
      loadTemplate(pageData.componentChunkName),
      Promise.all(pageData.staticQueryHashes.map(loadQuery)),
      loadSlices(pageData.slicesMap),
    ]);
    const shared = Object.fromEntries(queries.map(({ name, data }) => [name, data]));
    return { pageData, template, slices, shared };
  };
}
