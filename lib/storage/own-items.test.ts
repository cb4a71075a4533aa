import { cacheNames } from '#lib/service-worker/cache-names';
import { isOwnItem, ownItems } from './own-items';

test.each([
  ['cookie', 'gclid', true],
  ['cookie', 'gclid2', false],
  ['cookie', '_ga', false],
  ['localStorage', 'stellwerk-consent', true],
  ['localStorage', 'stellwerk-other', false],
  ['localStorage', 'utm', false],
  ['sessionStorage', 'stellwerk-draft:/en/forms/x/', true],
  ['sessionStorage', 'stellwerk-consent', false],
  ['Cache Storage', 'stellwerk-shell', true],
  ['Cache Storage', 'stellwerk-offline-pages', true],
  ['Cache Storage', 'stellwerk-offline-', false],
  ['Cache Storage', 'stellwerk-offline-tag', false],
  ['Cache Storage', 'stellwerk-pages', false],
  ['cookie', '', false],
] as const)('%s %s is ours: %s', (kind, name, own) => {
  expect(isOwnItem(kind, name)).toBe(own);
});

test('the caches of the service worker have the listed names', () => {
  const { shell, ...others } = cacheNames;
  const listed = ownItems['Cache Storage'];
  expect(listed.shell.name).toBe(shell);
  const start = listed.copies.name.slice(0, -1);
  expect(Object.values(others)).toEqual(listed.copies.rests.map((rest) => start + rest));
});
