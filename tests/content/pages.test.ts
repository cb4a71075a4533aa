import { checkLinks } from '#lib/registry/check-links';
import { languageCodes } from '#lib/i18n/languages';
import { locales } from '#lib/i18n/locales';
import { listAlternates, listSwitchTargets } from '#lib/registry/alternates';
import { findPage, listPages } from '#lib/registry/registry';
import { namedPages, statements } from './specification';
import {
  findFactFaults,
  findMissingRoutes,
  findViewFaults,
  findWrongCounts,
} from '#tests/support/jest/page-faults';

const pages = listPages();

describe('every page', () => {
  it('exists if the specification names it', () => {
    expect(findMissingRoutes(pages)).toEqual([]);
  });

  it('exists in the specified number', () => {
    expect(findWrongCounts(pages)).toEqual([]);
    const named = statements.filter(({ statement }) => statement < 38).flatMap(({ ids }) => ids);
    expect(new Set(named).size).toBe(namedPages);
  });

  it('has a view of complete JSON', () => {
    expect(findViewFaults(pages)).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  it('has the properties that the specification requires for its path', () => {
    expect(findFactFaults(pages)).toEqual([]);
  });

  it('links only to existing pages, headings and files', () => {
    expect(() => checkLinks(pages)).not.toThrow();
  });

  it('has a unique name and description in its language', () => {
    const texts = pages
      .filter(({ indexed, canonical, path }) => indexed && (canonical ?? path) === path)
      .flatMap(({ locale, path, name, description }) => [
        { text: `${locale} ${name}`, path },
        { text: `${locale} ${description}`, path },
      ]);
    const twice = texts.filter(({ text, path }) =>
      texts.some((other) => other.text === text && other.path !== path),
    );
    expect(twice).toEqual([]);
  });

  it('has existing parent pages, starting with the home page', () => {
    const paths = pages.flatMap((page) => page.trail.map(({ path }) => ({ from: page.path, path })));
    expect(paths.filter(({ path }) => findPage(path) === undefined)).toEqual([]);
    const loose = pages.filter(
      ({ trail, kind, id, template }) =>
        trail.length === 0 && kind !== 'error' && id !== '' && template !== 'entry',
    );
    // Lists in languages without a home page are root pages.
    expect(loose.filter(({ locale }) => locales.some((own) => own === locale))).toEqual([]);
  });

  it('has the day of its last change, except lists and home pages', () => {
    const listed = pages.filter(({ inSitemap, kind }) => inSitemap && kind !== 'index');
    expect(listed.filter(({ modified }) => modified === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('links to every language of the site, and to all its translations', () => {
    for (const page of pages) {
      const targets = listSwitchTargets(page);
      expect(Object.keys(targets)).toEqual(expect.arrayContaining([...locales]));
      const dead = Object.values(targets).filter((path) => findPage(path) === undefined);
      expect({ path: page.path, dead }).toEqual({ path: page.path, dead: [] });
      const alternates = Object.entries(listAlternates(page));
      expect(alternates.filter(([language, path]) => targets[language as 'en'] !== path)).toEqual([]);
    }
  });

  it('exists in both languages of the site or in neither', () => {
    const ids = languageCodes
      .filter((language) => locales.some((locale) => locale === language))
      .map((language) =>
        pages
          .filter(({ locale, path }) => locale === language && path.startsWith(`/${language}/`))
          .map(({ id }) => id)
          .toSorted(),
      );
    expect(ids[1]).toEqual(ids[0]);
  });
});
