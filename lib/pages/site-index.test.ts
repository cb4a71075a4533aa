import { locales } from '#lib/i18n/locales';
import { listPages } from './registry';
import { listSiteIndex } from './site-index';

describe('listSiteIndex', () => {
  it.each(locales)(
    'names every page that may be listed and is at home there once, the home page and itself aside (%s)',
    (locale) => {
      const listed = listSiteIndex(locale)
        .flatMap(({ head, items }) => [...(head ? [head] : []), ...items])
        .map(({ path }) => path);
      const pages = listPages()
        .filter(
          (page) =>
            page.locale === locale &&
            page.indexed &&
            (page.canonical ?? page.path) === page.path &&
            page.id !== '' &&
            page.id !== 'search' &&
            page.path !== '/',
        )
        .map(({ path }) => path);
      expect(listed.toSorted()).toEqual(pages.toSorted());
    },
  );

  it('puts pages below the one they belong to', () => {
    const services = listSiteIndex('de').find(({ head }) => head?.path === '/de/services/');
    expect(services?.items).toHaveLength(10);
    expect(services?.items.map(({ name }) => name)).toEqual(
      services?.items.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de')),
    );
  });
});
