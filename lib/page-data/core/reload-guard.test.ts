import { createReloadGuard, isChunkFailure, type FlagStorage } from './reload-guard';

function createStorage(): FlagStorage {
  const flags = new Map<string, string>();
  return {
    getItem: (key) => flags.get(key) ?? null,
    setItem: (key, value) => void flags.set(key, value),
    removeItem: (key) => void flags.delete(key),
  };
}

describe('createReloadGuard', () => {
  it('allows one reload per session, across page loads, until the builds match', () => {
    const storage = createStorage();
    const guard = (): ReturnType<typeof createReloadGuard> => createReloadGuard(() => storage, 'flag');
    expect(guard().mayReload()).toBe(true);
    expect(guard().mayReload()).toBe(false);
    guard().clear();
    expect(guard().mayReload()).toBe(true);
  });

  it('allows none if storage is blocked, and does not throw', () => {
    const blocked = createReloadGuard(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, 'flag');
    expect(blocked.mayReload()).toBe(false);
    expect(() => blocked.clear()).not.toThrow();
    const full = createReloadGuard(
      () => ({
        ...createStorage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
      'flag',
    );
    expect(full.mayReload()).toBe(false);
  });

  it('stores nothing when cleared', () => {
    const storage = { ...createStorage(), setItem: jest.fn(), removeItem: jest.fn() };
    createReloadGuard(() => storage, 'flag').clear();
    expect(storage.removeItem).not.toHaveBeenCalled();
  });
});

describe('isChunkFailure', () => {
  const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

  it.each([
    named('Error', 'Loading chunk 12 failed.'),
    named('Error', 'Loading CSS chunk 7 failed.'),
    named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/a.js from module 1'),
    named('TypeError', 'Failed to fetch dynamically imported module: https://site.example/a.js'),
    named('TypeError', 'error loading dynamically imported module: https://site.example/a.js'),
    named('TypeError', 'Importing a module script failed.'),
  ])('recognises %s', (error) => {
    expect(isChunkFailure(error)).toBe(true);
  });

  it.each([
    new Error('Failed to fetch'),
    new TypeError('x is not a function'),
    'loading chunk 1 failed',
    undefined,
  ])('does not match %s', (reason) => {
    expect(isChunkFailure(reason)).toBe(false);
  });
});
