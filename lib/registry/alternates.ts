import { languageCodes, type Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import type { Page } from '#lib/page-model/page';
import { findPage } from './registry';

/** Addresses by language. */
export type Addresses = Readonly<Partial<Record<Language, string>>>;

/** The entry at `/` is the home page in no language yet. */
const idOf = ({ path, id }: Page): string => (path === '/' ? '' : id);

function findCounterpart(page: Page, language: Language): string | undefined {
  if (language === page.locale && page.path !== '/') return page.path;
  const path = buildPath(language, idOf(page));
  const same = isLocale(language) && findPage(path) ? path : undefined;
  const translation = page.translations?.[language];
  // A language of the whole site has the same page; to the others the text leads, where it is written in them.
  return isLocale(page.locale) ? (same ?? translation) : (translation ?? same);
}

/** Addresses of a page in the languages in which it exists, its own included. */
export function listAlternates(page: Page): Addresses {
  const found = languageCodes.map((language) => [language, findCounterpart(page, language)] as const);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}

/** The closest page above an address that a language has: its home page at last. */
function findParent(id: string, language: Language): string {
  const above = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const path = above === '' ? buildHomePath(language) : buildPath(language, above);
  return above === '' || findPage(path) ? path : findParent(above, language);
}

/** The pages above one, by the offered languages in which it does not exist: there the switch leads. */
export function listParents(page: Page): Addresses {
  const alternates = listAlternates(page);
  const offered = languageCodes.filter((language) => isLocale(language) && !alternates[language]);
  return Object.fromEntries(offered.map((language) => [language, findParent(idOf(page), language)]));
}

/**
 * Where the language switch leads from a page: to its counterpart, else to the page above it that
 * the language has. Languages that have customer information only are offered where the text is
 * written in them. docs/specification.md#s53.
 */
export function listSwitchTargets(page: Page): Addresses {
  return { ...listAlternates(page), ...listParents(page) };
}
