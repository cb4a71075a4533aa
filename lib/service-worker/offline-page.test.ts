import { languageOfPath } from '#lib/i18n/languages';
import { readPageData, sortPages } from './offline-page';

const record = (path: unknown): string =>
  JSON.stringify({ path, result: { pageContext: { title: 'A page', keepOffline: true } } });

const list = (...paths: unknown[]): string[] =>
  sortPages(
    paths.map((path) => readPageData(record(path))),
    'en',
  ).map(({ path }) => path);

describe('the list of pages that can be read offline', () => {
  it('has pages of this site, those of the language first', () => {
    expect(list('/de/x/', '/en/x/', '/')).toEqual(['/en/x/', '/de/x/']);
  });

  it.each([
    'javascript:/en/x/',
    'evil:/de/x/',
    '\\\\evil.example\\/en/x/',
    '//evil.example/en/',
    '/\\evil.example/en/',
    '/\t/evil.example/en/',
    ' /en/',
    7,
  ])('has no URL of another site: %j', (path) => {
    expect(list(path, '/en/x/')).toEqual(['/en/x/']);
  });
});

test.each([
  ['/en', 'en'],
  ['/de/x/', 'de'],
  ['en/x/', undefined],
  ['x:/en/', undefined],
  ['//en/', undefined],
  ['/', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
