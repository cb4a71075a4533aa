import { cacheCapacities, cacheNames, cachePrefix, trimCache } from './cache-names';

test('every cache has the prefix that the kill switch deletes, and a limit unless it is a list', () => {
  expect(Object.values(cacheNames).filter((name) => !name.startsWith(cachePrefix))).toEqual([]);
  expect(Object.keys(cacheCapacities).toSorted()).toEqual(
    Object.values(cacheNames)
      .filter((name) => name !== cacheNames.shell && name !== cacheNames.wish)
      .toSorted(),
  );
});

test.each([
  [3, []],
  [5, []],
  [2, ['/1']],
  [0, ['/1', '/2', '/3']],
])('trimCache to %s of three removes the oldest', async (capacity, removed) => {
  const remove = jest.fn(() => Promise.resolve(true));
  await trimCache({ keys: () => Promise.resolve(['/1', '/2', '/3'] as never), delete: remove }, capacity);
  expect(remove.mock.calls.flat()).toEqual(removed);
});
