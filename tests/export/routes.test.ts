import { locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { nativePaths, statements } from '#tests/content/specification';
import { htmlFileOf, isExported, listExported } from '#tests/support/exported';
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

test('as many documents of each kind are exported as the specification says', () => {
  const documents = listExported('index.html');
  const pages = locales.flatMap((locale) =>
    documents
      .filter((file) => file.startsWith(`/${locale}/`))
      .map((file) => ({ locale, id: file.slice(`/${locale}/`.length, -'/index.html'.length) })),
  );
  expect(findWrongCounts(pages)).toEqual([]);
});
