import type * as markup from './markup';

const createPolicy = jest.fn((_name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
  createHTML: (html: string) => ({ trusted: createHTML(html) }),
}));

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

/** A fresh module instance, because the policy is created once per document. */
function load(): Pick<typeof markup, 'toMarkup'> {
  let loaded: typeof markup | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof markup>('./markup');
  });
  if (!loaded) throw new Error('Not loaded.');
  return loaded;
}

test('markup is trusted by one policy, created once', () => {
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { toMarkup } = load();
  expect(toMarkup('<b>1</b>')).toEqual({ __html: { trusted: '<b>1</b>' } });
  expect(toMarkup('<i>2</i>')).toEqual({ __html: { trusted: '<i>2</i>' } });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['stellwerk-markup']);
});

test('without Trusted Types it stays a string', () => {
  const { toMarkup } = load();
  expect(toMarkup('<b>1</b>')).toEqual({ __html: '<b>1</b>' });
});
