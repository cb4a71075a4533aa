import { z } from 'zod';
import { cached } from '#lib/config/content-store';
import { parseWithSource } from '#lib/content/parse-schema';
import { refSchema } from '#lib/content/references';
import { addSchema } from '#lib/content/schemas-by-place';
import { createTextBuilders } from '#lib/content/text-builders';
import { localize } from '#lib/i18n/locales';

const texts = localize((locale) => createTextBuilders(locale, undefined));

/** A text in both languages, each set as its language does. */
export function localized(min: number, max?: number) {
  return z.strictObject({ en: texts.en.text(min, max), de: texts.de.text(min, max) });
}

/** Services by their slugs, held against the folders. */
export const serviceRefs = z.array(refSchema('services'));

/**
 * Reads a module of `content/site`: facts that many families print.
 *
 * @param file path of the module from the project's root, for messages
 * @param name of the export, where the module has several
 * @returns a function that gives the facts; it throws a ContentError where they do not hold what the
 * schema asks for
 */
export function readFacts<S extends z.ZodType>(
  file: string,
  facts: unknown,
  schema: S,
  name?: string,
): () => z.output<S> {
  addSchema(file, () => schema);
  const path = name === undefined ? [] : [name];
  return cached(() => parseWithSource(schema, facts, { file, path }));
}
