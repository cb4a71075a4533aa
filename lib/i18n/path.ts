import type { Language } from './languages';
import { isLocale } from './locales';

/**
 * Builds the address of a page from its language and its id.
 *
 * @param id path without the language and without outer slashes, empty for the home page
 * @returns `/de/glossary/x/`, with both slashes
 */
export function buildPath(language: Language, id: string): string {
  return id === '' ? `/${language}/` : `/${language}/${id}/`;
}

/** Ids of the pages at which the languages begin that have customer information only. */
const startIds = {
  fr: 'informations-clients',
  es: 'informaciones-clientes',
  it: 'informazioni-clienti',
} as const;

/** The page at which a language begins: its home page, or its index of customer information. */
export function buildHomePath(language: Language): string {
  return buildPath(language, isLocale(language) ? '' : startIds[language]);
}
