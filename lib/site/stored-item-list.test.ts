import { cacheNames, cachePrefix } from '#lib/service-worker/cache-names';
import { storedItems } from './stored-item-list';

test('the caches of the service worker go by the listed name', () => {
  expect(storedItems.copies.name).toBe(`${cachePrefix}*`);
  for (const name of Object.values(cacheNames)) expect(name.startsWith(cachePrefix)).toBe(true);
});
