import type { z } from 'zod';
import { cachedBy } from '#lib/config/content-store';
import type { Language } from '#lib/i18n/languages';
import { parseWithSource } from './parse-schema';
import type { ContentSchema } from './schema';
import { addSchema } from './schemas-by-place';

/** Texts of a page from a module, typeset, with their source for editors. */
export type Words<T, L extends Language = Language> = T & {
  readonly locale: L;
  /** Path relative to the project root. */
  readonly file: string;
};

/**
 * Reads a page's texts from a module, such as `content/<family>/index.ts`, which exports them by language.
 *
 * @param file path of the module relative to the project root, for messages
 * @param above keys from the export to the languages, if nested
 * @returns a function that returns the texts of a language, and throws a ContentError if they do not match the schema
 */
export function createWords<S extends z.ZodType<object>, L extends Language>(
  file: string,
  content: Readonly<Record<L, unknown>>,
  schema: ContentSchema<S>,
  above: readonly PropertyKey[] = [],
): (locale: L) => Words<z.output<S>, L> {
  addSchema({ place: file, name: above.join('.') || undefined, read: () => schema.in('en') });
  return cachedBy((locale) => {
    const words = parseWithSource(schema.in(locale), content[locale], { file, path: [...above, locale] });
    return { ...words, locale, file };
  });
}
