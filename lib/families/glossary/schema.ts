import { z } from 'zod';
import { glossaryIndexContent } from '#content/glossary/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Front matter of `content/glossary/<slug>/<locale>.md`. */
const glossarySchema = defineSchema(({ item, text, source, ref }) =>
  item.extend({
    /** Common short form of the term, such as PSD2. */
    abbreviation: text(2, 12).optional(),
    /** The term in one or two sentences; opens the article and stands in the index. */
    definition: text(80, 360),
    /** Day on which the facts were last checked. */
    reviewed: daySchema,
    /** What the article rests on. */
    sources: z.array(source).min(2),
    /** Slugs of terms that the reader should see first. */
    related: z.array(ref('glossary')).default([]),
  }),
);

export type GlossaryEntry = Entry<Output<typeof glossarySchema>>;

export const glossary = createCollection('glossary', glossarySchema);

/** Words of the index, and of the call to action below every term. */
const wordsSchema = defineSchema(({ words, text, contact }) =>
  words.extend({
    /** What the reader finds here. */
    intro: text(100, 400),
    contact,
  }),
);

export const readWords = createWords('content/glossary/index.ts', glossaryIndexContent, wordsSchema);
