import type * as Registry from './registry';
import { samplePage } from '#tests/support/jest/sample-registry';

const own = [samplePage('en', 'about'), samplePage('de', 'about')];
const pagesOfCompany = jest.fn(() => own);

jest.mock('#lib/families/company/family', () => ({
  companyFamily: {
    name: 'company',
    templates: [],
    pages: (language: string) => pagesOfCompany().filter(({ locale }) => locale === language),
  },
}));

/** Content is read once, and again where a family's pages are mocked. */
let registry: Promise<typeof Registry> | undefined;
const readRegistry = (): Promise<typeof Registry> => (registry ??= import('./registry'));

describe('the registry', () => {
  it('lists the pages of every family in every language, each path once', async () => {
    const { families, listPages } = await readRegistry();
    const paths = listPages().map(({ path }) => path);
    const expected = (['en', 'de', 'fr', 'es', 'it'] as const).flatMap((language) =>
      families.flatMap((family) => family.pages(language).map(({ path }) => path)),
    );
    expect(paths).toEqual(expected);
    expect(paths).toEqual(expect.arrayContaining(['/en/about/', '/de/about/']));
    const addresses = listPages().flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('only has paths with both slashes', async () => {
    const { findPage } = await readRegistry();
    expect(findPage('/de/about/')).toBe(own[1]);
    expect(['/de/about', 'de/about/', '/about/', '/de//'].map(findPage)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds the pages of a template in a language', async () => {
    const { listPagesOfTemplate } = await readRegistry();
    expect(listPagesOfTemplate('de', 'sample')).toEqual([own[1]]);
    expect(listPagesOfTemplate('en', 'no-such-template')).toEqual([]);
  });

  it('rejects two pages at one path, and names both', async () => {
    jest.resetModules();
    const { listPages } = await import('./registry');
    pagesOfCompany.mockReturnValue([...own, samplePage('de', 'about', { of: { file: 'content/b.md' } })]);
    expect(() => listPages()).toThrow(
      'content/b.md: slug: expected an address of its own, found /de/about/, which content/about.md has',
    );
  });
});
