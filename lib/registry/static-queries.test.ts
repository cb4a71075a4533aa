import { languageCodes } from '#lib/i18n/languages';
import type * as Queries from './static-queries';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));
jest.mock('#lib/families/case-studies/links', () => ({ listCaseStudies: () => [] }));
jest.mock('#lib/families/glossary/family', () => ({ listGlossaryTerms: () => [] }));

const listServices = jest.fn((locale: string) => [{ name: 'Cards', path: `/${locale}/services/cards/` }]);
jest.mock('#lib/families/services/view', () => ({ listServices: (locale: string) => listServices(locale) }));

async function readModule(): Promise<typeof Queries> {
  jest.resetModules();
  return import('./static-queries');
}

describe('static queries', () => {
  it('run once per language', async () => {
    const { runStaticQuery } = await readModule();
    listServices.mockClear();
    const [first, second] = [runStaticQuery('en', 'services'), runStaticQuery('en', 'services')];
    expect(second).toBe(first);
    expect(first).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
      name: 'services',
      data: [{ name: 'Cards', path: '/en/services/cards/' }],
    });
    expect(listServices).toHaveBeenCalledTimes(1);
  });

  it('have a file for each query and language, even with equal results', async () => {
    const { runStaticQuery } = await readModule();
    const hashes = [
      runStaticQuery('en', 'services'),
      runStaticQuery('de', 'services'),
      runStaticQuery('en', 'glossary-terms'),
      runStaticQuery('en', 'case-studies'),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it('have files named by a hash of their content, in every process', async () => {
    const before = (await readModule()).runStaticQuery('en', 'services').hash;
    expect((await readModule()).runStaticQuery('en', 'services').hash).toBe(before);
    listServices.mockReturnValueOnce([{ name: 'Another', path: '/en/services/another/' }]);
    expect((await readModule()).runStaticQuery('en', 'services').hash).not.toBe(before);
  });

  it('return only the queries of the template', async () => {
    const { gatherShared, runStaticQuery } = await readModule();
    expect(gatherShared('de', [])).toEqual({});
    expect(gatherShared('de', ['services'])).toEqual({ services: runStaticQuery('de', 'services').data });
  });

  it('have results in the languages of the whole site only', async () => {
    const { runStaticQuery } = await readModule();
    const other = languageCodes.find((language) => language !== 'en' && language !== 'de') ?? 'fr';
    expect(() => runStaticQuery(other, 'services')).toThrow(`"services" has no result in "${other}"`);
  });
});
