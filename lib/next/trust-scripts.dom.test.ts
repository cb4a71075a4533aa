import { trustScripts } from './trust-scripts';

const createPolicy = jest.fn(
  (_name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  }),
);

const own = '/_next/static/chunks/0cz1d0mv5g_q7.js';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

describe.each([
  ['with Trusted Types', { createPolicy }, 'trusted '],
  ['without them', undefined, ''],
])('%s', (_case, trustedTypes, mark) => {
  beforeEach(() => Object.assign(globalThis, { trustedTypes }));

  it.each([own, '/website/_next/static/chunks/a.js', '/sw.js', '/website/sw.js'])(
    '%s is of the site',
    (address) => {
      expect(trustScripts()(address)).toBe(`${mark}${address}`);
    },
  );

  it.each([
    `https://evil.example${own}`,
    `//evil.example${own}`,
    `/\\evil.example${own}`,
    `data:text/javascript,alert(1)//${own}`,
    `/${own}`,
    `${own}?x`,
    `/_next/static/chunks/../../evil.js`,
    '/uploads/evil.js',
    '/sw.js.txt',
    'sw.js',
    '',
  ])('"%s" is refused', (address) => {
    expect(() => trustScripts()(address)).toThrow(`Not a script of this site: ${address}`);
  });
});
