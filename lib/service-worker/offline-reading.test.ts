import { cacheNames } from './cache-names';
import { dropUnwanted, isOfflineReadingOn, setOfflineReading } from './offline-reading';

/** Caches by name, and the order of their deletion. */
function createCaches(...names: readonly string[]) {
  const held = new Set(names);
  const gone: string[] = [];
  return {
    gone,
    list: () => [...held],
    has: (name: string) => Promise.resolve(held.has(name)),
    keys: () => Promise.resolve([...held]),
    open: (name: string) => Promise.resolve(held.add(name) as never),
    delete: (name: string) => {
      if (held.has(name)) gone.push(name);
      return Promise.resolve(held.delete(name));
    },
  };
}

const { shell, wish, pages, data, files } = cacheNames;

test('the wish is a cache that is there, and nothing else comes with it', async () => {
  const caches = createCaches(shell);
  expect(await isOfflineReadingOn(caches)).toBe(false);
  await setOfflineReading(caches, true);
  expect(caches.list()).toEqual([shell, wish]);
  expect(await isOfflineReadingOn(caches)).toBe(true);
});

test('when it ends, every copy goes, the wish first, and the shell stays', async () => {
  const caches = createCaches(pages, data, files, shell, wish, 'others');
  await setOfflineReading(caches, false);
  expect(caches.list()).toEqual([shell, 'others']);
  expect(caches.gone[0]).toBe(wish);
});

test('what nobody has asked for goes, also what an earlier worker kept', async () => {
  const caches = createCaches('stellwerk-pages', 'stellwerk-data', 'stellwerk-files', files, shell, 'others');
  expect(await dropUnwanted(caches)).toBe(false);
  expect(caches.list()).toEqual([shell, 'others']);
});

test('what was asked for stays', async () => {
  const caches = createCaches(pages, shell, wish);
  expect(await dropUnwanted(caches)).toBe(true);
  expect(caches.gone).toEqual([]);
});
