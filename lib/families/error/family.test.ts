import { languageCodes } from '#lib/i18n/languages';
import { locales } from '#lib/i18n/locales';
import { errorFamily } from './family';

describe('error pages', () => {
  it('have both paths, and the 404 page matches all others of its language', () => {
    for (const language of languageCodes) {
      const [notFound] = errorFamily.pages(language);
      expect(notFound).toMatchObject({
        path: `/${language}/404/`,
        aliases: [`/${language}/404.html/`],
        matchPath: `/${language}/*`,
        kind: 'error',
      });
    }
  });

  it('include a 404 and an offline page in every language, and a 500 page in the main languages', () => {
    for (const language of languageCodes) {
      const isWhole = locales.some((locale) => locale === language);
      const ids = errorFamily.pages(language).map(({ id }) => id);
      expect(ids).toEqual(isWhole ? ['404', '500', 'offline'] : ['404', 'offline']);
    }
  });

  it('have links except for the offline page, to which the service worker adds them', () => {
    for (const { id, view } of languageCodes.flatMap((language) => errorFamily.pages(language))) {
      const { links } = view() as unknown as { readonly links: readonly unknown[] };
      expect(links.length > 0).toBe(id !== 'offline');
    }
  });
});
