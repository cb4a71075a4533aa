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

test('enabling creates an empty cache and nothing else', async () => {
  const caches = createCaches(shell);
  expect(await isOfflineReadingOn(caches)).toBe(false);
  await setOfflineReading(caches, true);
  expect(caches.list()).toEqual([shell, wish]);
  expect(await isOfflineReadingOn(caches)).toBe(true);
});

test('disabling deletes all copies, the marker first, and keeps the shell', async () => {
  const caches = createCaches(pages, data, files, shell, wish, 'others');
  await setOfflineReading(caches, false);
  expect(caches.list()).toEqual([shell, 'others']);
  expect(caches.gone[0]).toBe(wish);
});

test('pages stored without being enabled are deleted, also those of an earlier worker', async () => {
  const caches = createCaches('stellwerk-pages', 'stellwerk-data', 'stellwerk-files', files, shell, 'others');
  expect(await dropUnwanted(caches)).toBe(false);
  expect(caches.list()).toEqual([shell, 'others']);
});

test('pages stored while enabled are kept', async () => {
  const caches = createCaches(pages, shell, wish);
  expect(await dropUnwanted(caches)).toBe(true);
  expect(caches.gone).toEqual([]);
});
