import fc from 'fast-check';
import { isPageData, pageDataPath, slicePath, staticQueryPath } from './contract';
import { pageDataSchema } from './schema';

const valid = {
  path: '/en/x/',
  matchPath: '/en/*',
  componentChunkName: 'text-page',
  staticQueryHashes: ['0123456789'],
  slicesMap: { header: 'header-en' },
  result: {
    data: { name: 'X' },
    pageContext: {
      lang: 'en',
      originalPath: '/x/',
      title: 'X | Stellwerk',
      description: 'X.',
      alternates: { en: '/en/x/' },
      canonical: '/en/y/',
      translations: { de: '/de/y/' },
      parents: { fr: '/fr/' },
      indexed: true,
      asksForConsent: false,
      keepOffline: true,
      contact: 'help',
    },
  },
};

type Tree = Record<string, unknown>;

/** All paths in the record, including its root. */
function listPlaces(value: unknown, place: readonly string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[...place], ...inner.flatMap(([key, part]) => listPlaces(part, [...place, key]))];
}

type Mutation = { readonly place: readonly string[]; readonly value: unknown; readonly remove: boolean };

function mutate(record: unknown, { place: [key, ...rest], value, remove }: Mutation): unknown {
  if (key === undefined) return value;
  if (typeof record !== 'object' || record === null) return record;
  const copy: Tree = (Array.isArray(record) ? [...(record as unknown[])] : { ...record }) as Tree;
  if (rest.length > 0) copy[key] = mutate(copy[key], { place: rest, value, remove });
  else if (remove && !Array.isArray(record)) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** Arbitrary JSON values. */
const jsonValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    '',
    '/',
    '/en/',
    'en',
    '/en',
    'en/',
    '//x/',
    '/\\x/',
    [],
    {},
    [''],
    [1],
    { a: 'b' },
    { a: 1 },
    { a: null },
  ),
  fc.jsonValue({ noUnicodeString: false, maxDepth: 2 }),
);
const places = [
  ...listPlaces(valid),
  ['extra'],
  ['result', 'extra'],
  ['slicesMap', 'extra'],
  ['staticQueryHashes', '1'],
  ['result', 'pageContext', 'alternates', 'de'],
];
const mutation = fc.record({ place: fc.constantFrom(...places), value: jsonValue, remove: fc.boolean() });

describe('isPageData', () => {
  it('accepts a valid record', () => {
    expect(isPageData(valid)).toBe(true);
    const optional = [
      ['matchPath'],
      ...['canonical', 'translations', 'parents', 'contact'].map((key) => ['result', 'pageContext', key]),
    ];
    for (const place of optional)
      expect(isPageData(mutate(valid, { place, value: undefined, remove: true }))).toBe(true);
  });

  it.each(
    listPlaces(valid).filter(
      (place) =>
        place.length > 0 &&
        place.join() !== 'matchPath' &&
        !/^(?:staticQueryHashes,0|slicesMap,|result,data,|result,pageContext,(?:alternates,|canonical|translations|parents|contact))/.test(
          place.join(),
        ),
    ),
  )('refuses a record without %s', (...place) => {
    expect(isPageData(mutate(valid, { place, value: undefined, remove: true }))).toBe(false);
  });

  it.each([null, undefined, 'text', 7, [], {}, { path: '/' }, '<!doctype html>'])('rejects %j', (value) => {
    expect(isPageData(value)).toBe(false);
  });

  const paths = ['path', 'canonical', 'alternates,en', 'translations,de', 'parents,fr'];

  it.each(
    paths.flatMap((where) =>
      [
        '//evil.example/',
        '/\\evil.example/',
        '\\\\evil.example\\/en/x/',
        'javascript:/en/',
        '.evil.example/',
        '/\t/evil.example/',
        '/\n/',
        '',
      ].map((value) => [where, value] as const),
    ),
  )('refuses as %s what leads elsewhere: %j', (where, value) => {
    const place = where === 'path' ? [where] : ['result', 'pageContext', ...where.split(',')];
    expect(isPageData(mutate(valid, { place, value, remove: false }))).toBe(false);
  });

  it("agrees with the build's schema on every mutation of a valid record", () => {
    const verdicts = { true: 0, false: 0 };
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const record: unknown = JSON.parse(
          JSON.stringify(mutations.reduce<unknown>(mutate, valid)) ?? 'null',
        );
        const verdict = isPageData(record);
        verdicts[`${verdict}`] += 1;
        expect({ record, valid: verdict }).toEqual({
          record,
          valid: pageDataSchema.safeParse(record).success,
        });
      }),
      { numRuns: 3000 },
    );
    // Both verdicts must occur, otherwise the agreement proves nothing.
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(200);
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/en/', '/page-data/en/page-data.json'],
    ['/en/glossary/x/', '/page-data/en/glossary/x/page-data.json'],
    ['/en/glossary/x', '/page-data/en/glossary/x/page-data.json'],
    ['/404.html/', '/page-data/404.html/page-data.json'],
    ['/de/404.html/', '/page-data/de/404.html/page-data.json'],
  ])('the page data of %s is at %s', (path, address) => {
    expect(pageDataPath(path)).toBe(address);
  });

  it('names the shared files', () => {
    expect([staticQueryPath('0a1b'), slicePath('header-de')]).toEqual([
      '/page-data/sq/d/0a1b.json',
      '/slice-data/header-de.json',
    ]);
  });
});
