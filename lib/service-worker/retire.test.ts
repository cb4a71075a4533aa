import { retire } from './retire';

test('retire removes all caches of the site, of any version, then the worker', async () => {
  const log: string[] = [];
  const caches = {
    keys: () => Promise.resolve(['stellwerk-shell', 'stellwerk-old-name', 'somebody-else']),
    delete: (name: string) => Promise.resolve(log.push(name) > 0),
  };
  await retire({
    caches: caches as never,
    registration: { unregister: () => Promise.resolve(log.push('unregister') > 0) },
  });
  expect(log).toEqual(['stellwerk-shell', 'stellwerk-old-name', 'unregister']);
});
