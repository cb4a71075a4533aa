import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { listPages } from './registry';
import { gatherShared, runStaticQuery, staticQueryNames } from './static-queries';

const all = locales.flatMap((locale) => staticQueryNames.map((name) => [locale, name] as const));

describe('static queries', () => {
  it.each(all)('%s %s is plain JSON, made once, with pages behind its links', (locale, name) => {
    const query = runStaticQuery(locale, name);
    expect(query.hash).toMatch(/^[0-9a-f]{10}$/);
    expect(findGaps(query.data)).toEqual([]);
    expect(runStaticQuery(locale, name)).toBe(query);
    const paths = listPages().map(({ path }) => path);
    const links = query.data.flatMap((item) =>
      'items' in item ? [...(item.head ? [item.head] : []), ...item.items] : [item],
    );
    expect(links.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('has a file of its own for each query and language', () => {
    expect(new Set(all.map(([locale, name]) => runStaticQuery(locale, name).hash)).size).toBe(all.length);
  });

  it('names a file by its content: the same in every process, another when the content is another', async () => {
    const before = runStaticQuery('en', 'services').hash;
    const readHash = async () => (await import('./static-queries')).runStaticQuery('en', 'services').hash;
    jest.resetModules();
    expect(await readHash()).toBe(before);
    jest.resetModules();
    jest.doMock('#lib/families/services/view', () => ({
      listServices: () => [{ name: 'Another', path: '/en/services/another/' }],
    }));
    expect(await readHash()).not.toBe(before);
    jest.dontMock('#lib/families/services/view');
  });

  it('gives a template the queries it asked for, and no other', () => {
    expect(gatherShared('de', [])).toEqual({});
    expect(gatherShared('de', ['services'])).toEqual({ services: runStaticQuery('de', 'services').data });
  });
});
