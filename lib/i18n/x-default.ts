import { withBase } from '#lib/core/base-path';
import { defaultLocale } from './locales';

/**
 * The address that search engines show to readers of any other language (`hreflang="x-default"`): the
 * page in the default language; for the home page `/`, where all languages are offered.
 *
 * @param alternates paths of a page on its host by language
 * @returns a path, or undefined where the page does not exist in the default language
 */
export function findDefaultAlternate(alternates: Readonly<Record<string, string>>): string | undefined {
  const path = alternates[defaultLocale];
  if (process.env.BASE_PATH) return path === withBase(`/${defaultLocale}/`) ? withBase('/') : path;
  return path === `/${defaultLocale}/` ? '/' : path;
}
