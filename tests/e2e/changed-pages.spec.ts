import { listChangedPages } from '#lib/build/changed-pages.mjs';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale, locales } from '#lib/i18n/locales';
import { pageDataPath } from '#lib/page-data/contract';
import { listPages } from '#lib/pages/registry';
import { readExported } from '#tests/support/exported';
import { checkPages } from '#tests/support/playwright/check-pages';

const paths = listPages().filter(({ path }) => path !== '/');
const changed = listChangedPages();

/** The page of a template in a language with the most on it. */
function findFullest(template: string, language: Language): string | undefined {
  const sizes = paths
    .filter((page) => page.template === template && page.locale === language)
    .map(({ path }) => ({ path, size: readExported(pageDataPath(path)).length }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.path;
}

const templates = [...new Set(paths.map(({ template }) => template))];

/** The languages of the whole site take turns, since templates know no language; the others have few pages. */
const samples = new Set(
  templates.flatMap((template, index) => {
    const turn = locales[index % locales.length];
    return languageCodes
      .filter((language) => language === turn || !isLocale(language))
      .map((language) => findFullest(template, language));
  }),
);

// All of them in all-pages.spec.ts, for which `npm run test:all` is.
checkPages(paths.map(({ path }) => path).filter((path) => samples.has(path) || changed.has(path)));
