import { listChangedPages } from '#lib/build/changed-pages.mjs';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale, locales } from '#lib/i18n/locales';
import { pageDataPath } from '#lib/page-data/contract';
import { listPages } from '#lib/registry/registry';
import { readExported } from '#tests/support/exported';

// The document at the root only leads on: tests/e2e/entry.spec.ts.
const pages = listPages().filter(({ path }) => path !== '/');

/** The page of a template in a language with the most on it. */
function findFullest(template: string, language: Language): string | undefined {
  const sizes = pages
    .filter((page) => page.template === template && page.locale === language)
    .map(({ path }) => ({ path, size: readExported(pageDataPath(path)).length }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.path;
}

/** The languages of the whole site take turns, since templates know no language; the others have few pages. */
function listSamples(): Set<string | undefined> {
  const templates = [...new Set(pages.map(({ template }) => template))];
  return new Set(
    templates.flatMap((template, index) => {
      const turn = locales[index % locales.length];
      return languageCodes
        .filter((language) => language === turn || !isLocale(language))
        .map((language) => findFullest(template, language));
    }),
  );
}

/** Paths of a page of each template, the fullest, and of those that changed since the checks passed last. */
export function listEverydayPages(): readonly string[] {
  const [samples, changed] = [listSamples(), listChangedPages()];
  return pages.map(({ path }) => path).filter((path) => samples.has(path) || changed.has(path));
}

/** Paths of all others but the samples. */
export function listOtherPages(): readonly string[] {
  const samples = listSamples();
  return pages.map(({ path }) => path).filter((path) => !samples.has(path));
}
