import { modulesBelow } from '#tests/support/jest/modules-below';
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

  it.each([own, '/sw.js'])('%s is accepted', (address) => {
    expect(trustScripts()(address)).toBe(`${mark}${address}`);
  });

  it.each([
    `https://evil.example${own}`,
    `//evil.example${own}`,
    `/\\evil.example${own}`,
    `data:text/javascript,alert(1)//${own}`,
    `/${own}`,
    `${own}?x`,
    `/_next/static/chunks/../../evil.js`,
    '/uploads/evil.js',
    `/beside${own}`,
    '/beside/sw.js',
    '/sw.js.txt',
    'sw.js',
    '',
  ])('"%s" is rejected', (address) => {
    expect(() => trustScripts()(address)).toThrow(`Not a script of this site: ${address}`);
  });
});

describe('below a base path', () => {
  const below = modulesBelow('/web.site', () => import('./trust-scripts'));

  it('only scripts below it are accepted', () => {
    const trust = below().trustScripts();
    expect([trust(`/web.site${own}`), trust('/web.site/sw.js')]).toEqual([
      `/web.site${own}`,
      '/web.site/sw.js',
    ]);
    for (const address of [own, '/sw.js', `/websites${own}`, `/web-site${own}`])
      expect(() => trust(address)).toThrow('Not a script of this site');
  });
});
