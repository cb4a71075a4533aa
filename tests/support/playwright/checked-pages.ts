import { listChangedPages } from '#lib/build/changed-pages.mjs';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale, locales } from '#lib/i18n/locales';
import { pageDataPath } from '#lib/page-data/contract';
import { listPages } from '#lib/registry/registry';
import { readExported } from '#tests/support/exported';

// The root document only redirects: tests/e2e/entry.spec.ts.
const pages = listPages().filter(({ path }) => path !== '/');

/** Largest page of a template in a language. */
function findFullest(template: string, language: Language): string | undefined {
  const sizes = pages
    .filter((page) => page.template === template && page.locale === language)
    .map(({ path }) => ({ path, size: readExported(pageDataPath(path)).length }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.path;
}

/** Alternates between the main languages, because templates are the same; the others have few pages. */
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

/** Paths of the largest page of each template, and of pages changed since the last passed check. */
export function listEverydayPages(): readonly string[] {
  const [samples, changed] = [listSamples(), listChangedPages()];
  return pages.map(({ path }) => path).filter((path) => samples.has(path) || changed.has(path));
}

/** Paths of all other pages. */
export function listOtherPages(): readonly string[] {
  const samples = listSamples();
  return pages.map(({ path }) => path).filter((path) => !samples.has(path));
}
