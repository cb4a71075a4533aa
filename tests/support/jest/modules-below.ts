const name = 'BASE_PATH';

/** Sets the base path of the build until restored. */
export function setBasePath(basePath: string): { readonly restore: () => void } {
  const { [name]: own } = process.env;
  Object.assign(process.env, { [name]: basePath });
  return {
    restore: () => {
      if (own === undefined) Reflect.deleteProperty(process.env, name);
      else Object.assign(process.env, { [name]: own });
    },
  };
}

/**
 * Loads modules with a base path for the tests of a block.
 *
 * @returns a function that returns them in a test
 */
export function modulesBelow<T>(basePath: string, load: () => Promise<T>): () => T {
  let loaded: T | undefined;
  let environment: ReturnType<typeof setBasePath> | undefined;
  beforeAll(async () => {
    environment = setBasePath(basePath);
    await jest.isolateModulesAsync(async () => {
      loaded = await load();
    });
  });
  afterAll(() => environment?.restore());
  return () => loaded as T;
}
