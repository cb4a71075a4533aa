import { z } from 'zod';
import { daySchema, itemSchema, slugSchema, sourceSchema } from '#lib/content/item-schema';

/** Front matter of `content/glossary/<slug>/<locale>.md`. */
export const glossarySchema = itemSchema.extend({
  /** Common short form of the term, such as PSD2. */
  abbreviation: z.string().min(2).max(12).optional(),
  /** The term in one or two sentences; opens the article and stands in the index. */
  definition: z.string().min(80).max(360),
  /** Day on which the facts were last checked. */
  reviewed: daySchema,
  /** What the article rests on. */
  sources: z.array(sourceSchema).min(2),
  /** Slugs of terms that the reader should see first. */
  related: z.array(slugSchema).default([]),
});

export type GlossaryItem = z.output<typeof glossarySchema>;
