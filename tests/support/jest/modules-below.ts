const name = 'BASE_PATH';

/** The environment of a build below a base path, until it is restored. */
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
 * Loads modules as a build below a base path has them, for the tests of a block.
 *
 * @returns gives them, in a test
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
