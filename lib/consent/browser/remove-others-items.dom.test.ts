/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.stellwerk.example/en/services/"}
 */
import { removeOthersItems } from './remove-others-items';

const define = (name: string, value: unknown): void =>
  void Object.defineProperty(window, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(window, name);
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("everything is removed except the site's own items", async () => {
  for (const cookie of [
    'gclid=own; path=/',
    '_ga=1; path=/; domain=stellwerk.example',
    '_gid=1; path=/en',
    '_gat=1; path=/en/services/',
    '_gcl_au=1; Secure',
    '=nameless; path=/en/',
    '_fbp=1; path=/en/; domain=www.stellwerk.example',
  ])
    document.cookie = cookie;
  expect(document.cookie.split('; ')).toHaveLength(7);
  localStorage.setItem('stellwerk-consent', '{}');
  localStorage.setItem('_gcl_ls', 'x');
  sessionStorage.setItem('stellwerk-player:/en/x/', '1');
  sessionStorage.setItem('tag', 'x');
  const deleteDatabase = jest.fn();
  define('indexedDB', { databases: () => Promise.resolve([{ name: 'tag' }, {}]), deleteDatabase });
  const deleteCache = jest.fn(() => Promise.resolve(true));
  define('caches', {
    keys: () =>
      Promise.resolve(['stellwerk-shell', 'stellwerk-offline-pages', 'stellwerk-offline-tag', 'tag']),
    delete: deleteCache,
  });
  removeOthersItems();
  await settle();
  expect(document.cookie).toBe('gclid=own');
  expect(Object.keys(localStorage)).toEqual(['stellwerk-consent']);
  expect(Object.keys(sessionStorage)).toEqual(['stellwerk-player:/en/x/']);
  expect(deleteDatabase.mock.calls).toEqual([['tag']]);
  expect(deleteCache.mock.calls).toEqual([['stellwerk-offline-tag'], ['tag']]);
});

test('a blocked storage does not prevent removal from others', () => {
  const blocked = {
    get: (): never => {
      throw new DOMException('blocked');
    },
    configurable: true,
  };
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', blocked);
  sessionStorage.setItem('tag', 'x');
  expect(removeOthersItems).not.toThrow();
  if (original) Object.defineProperty(window, 'localStorage', original);
  expect(Object.keys(sessionStorage)).not.toContain('tag');
});
