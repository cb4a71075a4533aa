import type { z } from 'zod';
import { memoizeByKey } from '#lib/core/memoize';
import type { Language } from '#lib/i18n/languages';
import { localeOf, type Locale } from '#lib/i18n/locales';
import { createPartBuilders } from './part-builders';
import type { QuotedFacts } from './set-facts';
import { createTextBuilders, type LeadBuilder, type TextBuilders } from './text-builders';

/** The schema builders for a language. */
export type Builders = TextBuilders &
  LeadBuilder &
  ReturnType<typeof createPartBuilders> & { readonly language: Language };

/** A content schema per language: parsed texts have the language's typography. */
export type ContentSchema<S extends z.ZodType> = { readonly in: (language: Language) => S };

export type Output<C> = C extends ContentSchema<infer S> ? z.output<S> : never;

function createBuilders(language: Language, facts?: QuotedFacts): Builders {
  const texts = createTextBuilders(language, facts);
  return { ...texts, ...createPartBuilders(texts, language), language };
}

/** Without facts the builders are the same for every schema: 0.7 s of reading all content went into making them. */
const plainBuilders = memoizeByKey((language: Language) => createBuilders(language));

/**
 * Defines a content schema: validates input and applies typography, in one place.
 *
 * @param make creates the schema from the builders of a language
 * @param listFacts facts that texts may quote as `{name}`
 */
export function defineSchema<S extends z.ZodType>(
  make: (builders: Builders) => S,
  listFacts?: (locale: Locale) => QuotedFacts,
): ContentSchema<S> {
  return {
    in: memoizeByKey((language: Language) =>
      make(listFacts ? createBuilders(language, listFacts(localeOf(language))) : plainBuilders(language)),
    ),
  };
}
