import { locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { counts, nativePaths, statements } from '#tests/content/specification';
import { htmlFileOf, isExported, listExported } from '#tests/support/exported';

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

test.each(counts)('statement $statement: $count documents of $pages', ({ pages, count, orMore = false }) => {
  const documents = listExported('index.html');
  for (const locale of locales) {
    const ids = documents
      .filter((file) => file.startsWith(`/${locale}/`))
      .map((file) => file.slice(`/${locale}/`.length, -'/index.html'.length));
    const found = ids.filter((id) => pages.test(id)).length;
    expect({ locale, found: orMore ? Math.min(found, count) : found }).toEqual({ locale, found: count });
  }
});
