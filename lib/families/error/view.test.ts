import { errorContent } from '#content/error/index';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { errorFamily } from './family';
import { buildErrorView } from './view';

const kinds = [
  ['notFound', '404'],
  ['serverError', '500'],
] as const;

describe('error', () => {
  it.each(locales.flatMap((locale) => kinds.map(([kind, code]) => [locale, kind, code] as const)))(
    '%s %s has a complete view',
    (locale, kind, code) => {
      const view = buildErrorView(locale, kind);
      expect(findGaps(view)).toEqual([]);
      const search = kind === 'notFound' && errorContent[locale].search ? ['search'] : [];
      expect(Object.keys(view).toSorted()).toEqual(
        ['name', 'trail', 'trailLabel', 'code', 'text', 'linksTitle', 'links', ...search].toSorted(),
      );
      expect(view.code).toBe(code);
      expect(view.links.map(({ path }) => path)).toContain(`/${locale}/`);
    },
  );

  it.each(locales)(
    '%s offline has both texts, no status and no link: the service worker adds those that work',
    (locale) => {
      const view = buildErrorView(locale, 'offline');
      expect(findGaps(view)).toEqual([]);
      expect(Object.keys(view).toSorted()).toEqual(
        ['name', 'trail', 'trailLabel', 'text', 'offlineText', 'linksTitle', 'links'].toSorted(),
      );
      expect(view.links).toEqual([]);
    },
  );

  it('answers at both addresses, and the 404 page for every other of its language', () => {
    expect(
      errorFamily
        .pages('de')
        .map(({ path, aliases, matchPath, indexed }) => ({ path, aliases, matchPath, indexed })),
    ).toEqual([
      { path: '/de/404/', aliases: ['/de/404.html/'], matchPath: '/de/*', indexed: false },
      { path: '/de/500/', aliases: ['/de/500.html/'], matchPath: undefined, indexed: false },
      { path: '/de/offline/', aliases: [], matchPath: undefined, indexed: false },
    ]);
  });
});
