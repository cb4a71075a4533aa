import { z } from 'zod';
import { cached } from '#lib/config/content-store';
import { parseWithSource } from '#lib/content/parse-schema';
import { refSchema } from '#lib/content/references';
import { addSchema } from '#lib/content/schemas-by-place';
import { createTextBuilders } from '#lib/content/text-builders';
import { localize } from '#lib/i18n/locales';

const texts = localize((locale) => createTextBuilders(locale, undefined));

/** Text in both languages, typeset in each. */
export function localized(min: number, max?: number) {
  return z.strictObject(localize((locale) => texts[locale].text(min, max)));
}

/** Slugs of services, checked against the content folders. */
export const serviceRefs = z.array(refSchema('services'));

/**
 * Reads a module of `content/site`.
 *
 * @param file path of the module from the project root, for messages
 * @param name of the export, if the module has several
 * @returns a function that returns the facts, or throws a ContentError if they do not match the schema
 */
export function readFacts<S extends z.ZodType>(
  file: string,
  facts: unknown,
  schema: S,
  name?: string,
): () => z.output<S> {
  addSchema({ place: file, name, read: () => schema });
  const path = name === undefined ? [] : [name];
  return cached(() => parseWithSource(schema, facts, { file, path }));
}
