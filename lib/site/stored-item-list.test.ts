import { cacheNames } from '#lib/service-worker/cache-names';
import { storedItems } from './stored-item-list';

test('the caches of the service worker go by the listed names: the shell, and what was asked for', () => {
  const { shell, ...others } = cacheNames;
  expect(storedItems.shell.name).toBe(shell);
  for (const name of Object.values(others))
    expect(`${name.slice(0, storedItems.copies.name.length - 1)}*`).toBe(storedItems.copies.name);
});
