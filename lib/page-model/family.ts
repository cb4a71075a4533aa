import type { Language } from '#lib/i18n/languages';
import { isLocale, type Locale } from '#lib/i18n/locales';
import type { Page } from './page';
import type { AnyTemplateRef } from './template';

/** A kind of page: one folder each of content, code, templates and segments. */
export type Family<R extends AnyTemplateRef = AnyTemplateRef> = {
  readonly name: string;
  readonly templates: readonly R[];
  readonly pages: (language: Language) => readonly Page[];
};

/**
 * Describes a family with pages in the languages of the full site.
 *
 * @param name name of its folders of content, code, templates and segments
 */
export function family<const R extends readonly AnyTemplateRef[]>(
  name: string,
  templates: R,
  pages: (locale: Locale) => readonly Page[],
): Family<R[number]> {
  return { name, templates, pages: (language) => (isLocale(language) ? pages(language) : []) };
}
