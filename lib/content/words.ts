import type { z } from 'zod';
import { cachedBy } from '#lib/config/content-store';
import type { Language } from '#lib/i18n/languages';
import { parseWithSource } from './parse-schema';
import type { ContentSchema } from './schema';

/** Words of a page that stand in a module: set, and with the place where an editor finds them. */
export type Words<T, L extends Language = Language> = T & {
  readonly locale: L;
  /** Path from the project's root. */
  readonly file: string;
};

/**
 * Reads the words of a page from a module, `content/<family>/index.ts` for example, which exports
 * them by language.
 *
 * @param file path of the module from the project's root, for messages
 * @param above keys that lead to the languages, where they do not stand at the top of the export
 * @returns a function that gives the words of a language; it throws a ContentError where they do not
 * hold what the schema asks for
 */
export function createWords<S extends z.ZodType<object>, L extends Language>(
  file: string,
  content: Readonly<Record<L, unknown>>,
  schema: ContentSchema<S>,
  above: readonly PropertyKey[] = [],
): (locale: L) => Words<z.output<S>, L> {
  return cachedBy((locale) => {
    const words = parseWithSource(schema.in(locale), content[locale], { file, path: [...above, locale] });
    return { ...words, locale, file };
  });
}
