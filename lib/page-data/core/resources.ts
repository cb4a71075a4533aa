import {
  slicePath,
  staticQueryPath,
  type PageData,
  type SliceFile,
  type StaticQueryData,
} from '#lib/page-data/contract';
import type { JsonReader, ReaderSeams } from './fetch-json';
import { shareInFlight } from './share-in-flight';

/** A page with everything it needs to be shown. `T` is what a template is to the host. */
export type LoadedPage<T> = {
  readonly pageData: PageData;
  readonly template: T;
  /** Static query results by name. */
  readonly shared: Readonly<Record<string, unknown>>;
  /** Slices that the document does not hold already, by name. */
  readonly slices: Readonly<Record<string, { readonly template: T; readonly data: unknown }>>;
};

export type ResourceSeams<T> = Pick<ReaderSeams, 'wait'> & {
  readonly readJson: JsonReader;
  /** Milliseconds after which a chunk that does not come counts as failed. */
  readonly timeout: number;
  /** Imports a template's chunk by its name; undefined for a name that no template has. */
  readonly importTemplate: (name: string) => Promise<T> | undefined;
  /** Tells whether the document brought a slice's markup along, by the name of its file. */
  readonly isInDocument: (slice: string) => boolean;
};

/** Makes a page that can be shown of its record. */
export type Assemble<T> = (pageData: PageData) => Promise<LoadedPage<T>>;

const once = <V>(load: (key: string) => Promise<V>): ((key: string) => Promise<V>) =>
  shareInFlight(load, { keep: true });

/** A part of a page that cannot be had; its message is meant for the console. */
export class LoadError extends Error {}

/**
 * Creates the step from a page-data record to a page that can be shown: its template's chunk, its
 * static queries and its slices, side by side and each loaded once.
 *
 * @returns a function that rejects with a LoadError when a part cannot be had
 */
export function createAssembler<T>(seams: ResourceSeams<T>): Assemble<T> {
  const { readJson, importTemplate, isInDocument, wait, timeout } = seams;
  const expectJson = async (url: string): Promise<unknown> => {
    const response = await readJson(url);
    if (response.kind !== 'ok') throw new LoadError(`We couldn't load "${url}"`);
    return response.body;
  };
  const loadTemplate = once(async (name): Promise<T> => {
    const chunk = importTemplate(name);
    if (!chunk) throw new LoadError(`We couldn't find the correct component chunk with the name "${name}"`);
    // An import() whose file is answered with something else, such as a page, may never settle.
    return Promise.race([
      chunk,
      wait(timeout).then(() => Promise.reject(new Error(`chunk "${name}" did not come`))),
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
