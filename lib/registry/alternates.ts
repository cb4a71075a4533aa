import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import type { Page } from '#lib/page-model/page';
import { findPage } from './registry';

export type Addresses = Readonly<Partial<Record<Language, string>>>;

/** The entry page at `/` is an alternate of the home pages. */
const idOf = ({ path, id }: Page): string => (path === '/' ? '' : id);

function findCounterpart(page: Page, language: Language): string | undefined {
  if (language === page.locale && page.path !== '/') return page.path;
  const path = buildPath(language, idOf(page));
  const same = isLocale(language) && findPage(path) ? path : undefined;
  const translation = page.translations?.[language];
  // Languages of the full site have the same page; the others are linked to a translation of the text.
  return isLocale(page.locale) ? (same ?? translation) : (translation ?? same);
}

/** Paths of a page in all languages in which it exists, including its own. */
export function listAlternates(page: Page): Addresses {
  const found = languageCodes.map((language) => [language, findCounterpart(page, language)] as const);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}

/** The closest ancestor that exists in a language, at last the home page. */
function findParent(id: string, language: Language): string {
  const above = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const path = above === '' ? buildHomePath(language) : buildPath(language, above);
  return above === '' || findPage(path) ? path : findParent(above, language);
}

/** Targets of the language switch for languages in which a page does not exist: its closest ancestors. */
export function listParents(page: Page): Addresses {
  const alternates = listAlternates(page);
  const offered = languageCodes.filter((language) => isLocale(language) && !alternates[language]);
  return Object.fromEntries(offered.map((language) => [language, findParent(idOf(page), language)]));
}

/**
 * Targets of the language switch: the page's alternate, or its closest ancestor. Languages with customer
 * information only are offered if the text is translated into them. docs/specification.md#s53.
 */
export function listSwitchTargets(page: Page): Addresses {
  return { ...listAlternates(page), ...listParents(page) };
}
