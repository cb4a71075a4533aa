import { isPageData } from '#lib/page-data/contract';
import { createLoaderHarness, file, record } from '#tests/support/jest/loader-harness';

const path = '/en/a/';
const origin = 'https://site.example';
const page = JSON.stringify(record(path));
const swap = (from: string, to: string): string => {
  expect(page).toContain(from);
  return page.replace(from, to);
};

/** Invalid records: the page does not exist, and one request checks whether its document does. */
const refused: readonly (readonly [string, () => string])[] = [
  ['a path that is no text', () => swap('"path":"/en/a/"', '"path":["/en/a/"]')],
  ['a path without a slash', () => swap('"path":"/en/a/"', '"path":"javascript:alert(1)/"')],
  ['an absolute address as path', () => swap('"path":"/en/a/"', '"path":"https://evil.example/"')],
  ['a template that is no text', () => swap('"article"', '{"toString":"x"}')],
  ['no template', () => swap('"componentChunkName":"article",', '')],
  [
    'queries that are no list',
    () => swap('"staticQueryHashes":[]', '"staticQueryHashes":{"length":1,"0":"x"}'),
  ],
  ['a query that is no text', () => swap('"staticQueryHashes":[]', '"staticQueryHashes":[{"a":1}]')],
  ['slices as a list', () => swap('"slicesMap":{}', '"slicesMap":["x"]')],
  ['a slice that is no text', () => swap('"slicesMap":{}', '"slicesMap":{"header":null}')],
  ['no result', () => swap('"result":', '"other":')],
  [
    'a result of null',
    () => '{"path":"/en/a/","componentChunkName":"x","staticQueryHashes":[],"slicesMap":{},"result":null}',
  ],
  ['only a prototype', () => `{"__proto__":${page}}`],
  ['only a constructor', () => `{"constructor":{"prototype":${page}}}`],
  ['a title that is no text', () => swap('"title":"/en/a/"', '"title":{"__html":"<img src=x>"}')],
  ['a language that is no text', () => swap('"lang":"en"', '"lang":0')],
  ['a consent that is no yes or no', () => swap('"asksForConsent":true', '"asksForConsent":"false"')],
  ['an unknown contact', () => swap('"asksForConsent":true', '"asksForConsent":true,"contact":"sales"')],
  [
    'other languages that are no addresses',
    () => swap('"alternates":{}', '"alternates":{"de":{"href":"x"}}'),
  ],
  ['a list around it', () => `[${page}]`],
  ['two records', () => `${page}${page}`],
  ['a script', () => `alert(1)//${page}`],
  ['a guard against JSON hijacking', () => `)]}',\n${page}`],
];

describe('manipulated page data', () => {
  it.each(refused)('is rejected: %s', async (_name, build) => {
    const { loader, requests, imports } = createLoaderHarness({ [file(path)]: build() });
    expect(['not-found', 'error']).toContain((await loader.load(path)).status);
    expect(imports).toEqual([]);
    expect(requests.filter((request) => request === file(path))).toHaveLength(1);
    expect(Object.prototype).not.toHaveProperty('path');
  });

  it.each([
    ['__proto__', swap('"data":', '"__proto__":{"polluted":true},"data":')],
    ['constructor', swap('"data":', '"constructor":{"prototype":{"polluted":true}},"data":')],
    ['slices called __proto__', swap('"slicesMap":{}', '"slicesMap":{"__proto__":"polluted-en"}')],
    ['a language called __proto__', swap('"alternates":{}', '"alternates":{"__proto__":"/polluted/"}')],
  ])('pollutes no prototype: %s', async (_name, text) => {
    expect(isPageData(JSON.parse(text))).toBe(true);
    const { loader } = createLoaderHarness({ [file(path)]: text });
    await loader.load(path);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['a query', { staticQueryHashes: ['../../../../etc/passwd'] }],
    ['a query of another host', { staticQueryHashes: ['//evil.example/x'] }],
    ['a query with an address', { staticQueryHashes: ['https://evil.example/x'] }],
    ['a query with backslashes', { staticQueryHashes: ['..\\..\\\\evil.example'] }],
    ['a slice', { slicesMap: { header: '../../x' } }],
    ['a slice of another host', { slicesMap: { header: '//evil.example/x' } }],
    ['a slice with an address', { slicesMap: { header: 'https://evil.example/x' } }],
    ['a slice with a fragment', { slicesMap: { header: '?#@evil.example' } }],
  ])('causes no request to another host: %s', async (_name, extra) => {
    const { loader, requests } = createLoaderHarness({ [file(path)]: record(path, extra) });
    expect(await loader.load(path)).toEqual({ status: 'error' });
    const hosts = requests.map((request) => new URL(request.replace(/^HEAD /, ''), origin).origin);
    expect(hosts.filter((host) => host !== origin)).toEqual([]);
  });
});
