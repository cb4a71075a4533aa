import type { z } from 'zod';
import type { Language } from '#lib/i18n/languages';
import { localeOf, type Locale } from '#lib/i18n/locales';
import { createPartBuilders } from './part-builders';
import type { QuotedFacts } from './set-facts';
import { createTextBuilders, type TextBuilders } from './text-builders';

/** What a schema of content is built from. */
export type Builders = TextBuilders & ReturnType<typeof createPartBuilders> & { readonly language: Language };

/** A schema of content, made for each language: texts come out set as the language does. */
export type ContentSchema<S extends z.ZodType> = { readonly in: (language: Language) => S };

/** What comes out of a schema of content. */
export type Output<C> = C extends ContentSchema<infer S> ? z.output<S> : never;

/**
 * Defines a schema of content. What an editor may type and what a page prints is said once: texts
 * are set where they enter, and nowhere else.
 *
 * @param make builds the schema from the builders of a language
 * @param listFacts what the texts may quote as `{name}`
 */
export function defineSchema<S extends z.ZodType>(
  make: (builders: Builders) => S,
  listFacts?: (locale: Locale) => QuotedFacts,
): ContentSchema<S> {
  const schemas = new Map<Language, S>();
  return {
    in: (language) => {
      const known = schemas.get(language);
      if (known) return known;
      const texts = createTextBuilders(language, listFacts?.(localeOf(language)));
      const schema = make({ ...texts, ...createPartBuilders(texts, language), language });
      schemas.set(language, schema);
      return schema;
    },
  };
}
