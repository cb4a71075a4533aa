import type { Language } from './languages';
import { isLocale } from './locales';

/**
 * Builds the path of a page from language and id.
 *
 * @param id path without language and outer slashes; empty for the home page
 * @returns such as `/de/glossary/x/`
 */
export function buildPath(language: Language, id: string): string {
  return id === '' ? `/${language}/` : `/${language}/${id}/`;
}

/** Ids of the start pages of languages with customer information only. */
const startIds = {
  fr: 'informations-clients',
  es: 'informaciones-clientes',
  it: 'informazioni-clienti',
} as const;

/** Path of a language's start page: the home page, or the index of customer information. */
export function buildHomePath(language: Language): string {
  return buildPath(language, isLocale(language) ? '' : startIds[language]);
}
