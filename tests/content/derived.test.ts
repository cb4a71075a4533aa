import { gzipSync } from 'node:zlib';
import { languageCodes } from '#lib/i18n/languages';
import { locales } from '#lib/i18n/locales';
import { listHrefs } from '#lib/page-model/view-links';
import { buildFooter } from '#lib/registry/footer-slice';
import { buildHeader } from '#lib/registry/header-slice';
import { findPage, listPages } from '#lib/registry/registry';
import { readSlice, sliceNames } from '#lib/registry/slices';
import { runStaticQuery, staticQueryNames } from '#lib/registry/static-queries';
import { buildStructuredData } from '#lib/registry/structured-data';
import { findGaps } from '#tests/support/jest/find-gaps';

const findDead = (value: object): string[] =>
  listHrefs(value).filter(
    (href) => href.startsWith('/') && findPage(href.split(/[?#]/, 1)[0] ?? '') === undefined,
  );

describe('data derived from the pages', () => {
  const slices = languageCodes.flatMap((language) => sliceNames.map((name) => [name, language] as const));
  const queries = locales.flatMap((locale) => staticQueryNames.map((name) => [name, locale] as const));

  it.each(slices)('the %s in %s is complete JSON with valid links', (name, language) => {
    const slice = readSlice(name, language);
    expect(findGaps(slice)).toEqual([]);
    expect(findDead(slice)).toEqual([]);
  });

  it.each(languageCodes)(
    'the header of %s is small, because it is loaded on a switch of the language',
    (language) => {
      // The three guides for developers have 60 bytes.
      expect(gzipSync(JSON.stringify(readSlice('header', language))).length).toBeLessThanOrEqual(3060);
    },
  );

  it.each(queries)('the query %s in %s is complete JSON with valid links', (name, locale) => {
    const { data } = runStaticQuery(locale, name);
    expect(findGaps(data)).toEqual([]);
    expect(findDead(data)).toEqual([]);
  });

  it('every query is used by a page', () => {
    const asked = new Set(listPages().flatMap(({ staticQueries }) => staticQueries));
    expect(staticQueryNames.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('every navigation item has its slug', () => {
    for (const language of languageCodes) {
      const { menus } = buildHeader(language);
      const { groups } = buildFooter(language);
      const items = [
        ...menus.flatMap(({ sections, highlight }) => [
          ...sections.flatMap((section) => section.items),
          highlight,
        ]),
        ...groups.flatMap(({ items: shown, rest }) => [...shown, ...(rest?.items ?? [])]),
      ];
      for (const { slug, path } of items.filter((item) => item !== undefined))
        expect(path.slice(path.indexOf('/', 1))).toBe(`/${slug}/`);
      expect(items.length).toBeGreaterThan(3);
    }
  });

  it('every indexed page has structured data as JSON', () => {
    const faults = listPages().flatMap((page) => {
      const data = buildStructuredData(page);
      if (!data) return page.indexed ? [`${page.path}: nothing`] : [];
      return findGaps(data, [], page.path);
    });
    expect(faults).toEqual([]);
  });
});
