import { locales } from '#lib/i18n/locales';
import { families, findPage, listAlternates, listPages, listPagesOfTemplate } from './registry';

describe('registry', () => {
  it('lists the pages of every family in every language, each address once', () => {
    const expected = locales.flatMap((locale) =>
      families.flatMap((family) => family.pages(locale).map(({ path }) => path)),
    );
    expect(listPages().map(({ path }) => path)).toEqual(expected);
    const addresses = listPages().flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('knows addresses with both slashes only', () => {
    expect(findPage('/de/imprint/')).toMatchObject({ id: 'imprint', locale: 'de', template: 'text-page' });
    expect([
      findPage('/de/imprint'),
      findPage('de/imprint/'),
      findPage('/imprint/'),
      findPage('/de//'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(listPages().filter(({ path }) => !/^\/(?:[^/]+\/)*$/.test(path))).toEqual([]);
  });

  it('has each page in both languages, but for those outside of them', () => {
    const single = listPages().filter((page) => Object.keys(listAlternates(page)).length < 2);
    expect(single.map(({ path }) => path)).toEqual(['/404.html/', '/500.html/']);
  });

  it('pairs a page with its counterpart, and the entry with the home pages', () => {
    const alternates = (path: string) =>
      [findPage(path)].flatMap((page) => (page ? [listAlternates(page)] : []));
    expect(alternates('/de/services/cards/')).toEqual([
      { en: '/en/services/cards/', de: '/de/services/cards/' },
    ]);
    expect(alternates('/')).toEqual([{ en: '/en/', de: '/de/' }]);
    expect(alternates('/de/404/')).toEqual([{ en: '/en/404/', de: '/de/404/' }]);
  });

  it('gives a segment the pages of its template in a language', () => {
    expect(listPagesOfTemplate('de', 'error').map(({ path }) => path)).toEqual([
      '/de/404/',
      '/de/500/',
      '/de/offline/',
    ]);
    expect(listPagesOfTemplate('en', 'no-such-template')).toEqual([]);
  });

  it('describes every page as search results can show it', () => {
    const poor = listPages().filter(
      ({ description, name }) => description.length < 50 || description.length > 160 || name === '',
    );
    expect(poor.map(({ path }) => path)).toEqual([]);
    for (const locale of locales) {
      const names = listPages()
        .filter((page) => page.locale === locale && page.indexed)
        .map(({ name }) => name);
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    }
  });
});
