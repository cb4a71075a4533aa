import { withBase } from '#lib/core/base-path';
import { defaultLocale } from './locales';

/**
 * Path for `hreflang="x-default"`: the page in the default language; for home pages `/`, which offers all languages.
 *
 * @param alternates paths of a page on its host by language
 * @returns undefined if the page does not exist in the default language
 */
export function findDefaultAlternate(alternates: Readonly<Record<string, string>>): string | undefined {
  const path = alternates[defaultLocale];
  if (process.env.BASE_PATH) return path === withBase(`/${defaultLocale}/`) ? withBase('/') : path;
  return path === `/${defaultLocale}/` ? '/' : path;
}
