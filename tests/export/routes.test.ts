import { locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { siteOrigin } from '#lib/page-model/site-url';
import { nativePaths, statements } from '#tests/content/specification';
import { htmlFileOf, isExported, listExported, readExported } from '#tests/support/exported';
import { findWrongCounts } from '#tests/support/jest/page-faults';

test.each(statements.map(({ statement, ids }) => [statement, ids] as const))(
  'the pages of statement %i are exported in every language',
  (_statement, ids) => {
    const files = locales.flatMap((locale) => ids.map((id) => htmlFileOf({ path: buildPath(locale, id) })));
    expect(files.filter((file) => !isExported(file))).toEqual([]);
  },
);

test('the texts in other languages are exported', () => {
  expect(nativePaths.filter((path) => !isExported(htmlFileOf({ path })))).toEqual([]);
});

test('a language without a home page has its list at its root', () => {
  for (const path of nativePaths.filter((native) => native.split('/').length === 4)) {
    const prefix = path.split('/', 2).join('/');
    expect(readExported(`${prefix}/index.html`)).toBe(readExported(htmlFileOf({ path })));
    expect(readExported(`${prefix}/index.html`)).toContain(`rel="canonical" href="${siteOrigin}${path}"`);
  }
});

test('the specified number of documents of each kind is exported', () => {
  const documents = listExported('index.html');
  const pages = locales.flatMap((locale) =>
    documents
      .filter((file) => file.startsWith(`/${locale}/`))
      .map((file) => ({ locale, id: file.slice(`/${locale}/`.length, -'/index.html'.length) })),
  );
  expect(findWrongCounts(pages)).toEqual([]);
});
