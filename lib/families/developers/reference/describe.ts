import { germanFields } from '#content/site/interface/german-fields';
import { germanOperations } from '#content/site/interface/german';
import { ContentError } from '#lib/content/content-error';
import { renderInline } from '#lib/content/markdown/render';
import type { Locale } from '#lib/i18n/locales';

const german: Readonly<Record<string, string>> = { ...germanOperations, ...germanFields };

/**
 * Words of the OpenAPI file in a language of the site.
 *
 * @throws ContentError for words that have no German ones
 */
export function inLanguage(english: string, locale: Locale): string {
  if (locale === 'en') return english;
  const found = german[english];
  if (found !== undefined) return found;
  const file = 'content/site/interface/german.ts';
  throw new ContentError([{ file, field: english, expected: 'German words', found: 'none' }]);
}

/** The same as HTML: code is marked, typography set. */
export const describe = (english: string, locale: Locale): string =>
  renderInline(inLanguage(english, locale), locale);
