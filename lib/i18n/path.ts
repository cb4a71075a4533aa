import type { Locale } from './locales';

/**
 * Builds the address of a page from its language and its language-neutral id.
 *
 * @param id path without the language and without outer slashes, empty for the home page
 * @returns `/de/glossary/x/`, with both slashes
 */
export function buildPath(locale: Locale, id: string): string {
  return id === '' ? `/${locale}/` : `/${locale}/${id}/`;
}
