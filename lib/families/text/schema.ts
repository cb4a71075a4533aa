import { z } from 'zod';
import { daySchema, itemSchema } from '#lib/content/item-schema';

/** Front matter of `content/text/<slug>/<locale>.md`: imprint, terms and other plain documents. */
export const textSchema = itemSchema.extend({
  /** What the document is, in one or two sentences. */
  summary: z.string().min(60).max(280),
  /** Day from which it is valid. */
  date: daySchema,
  /** Whether search engines may list it. */
  indexed: z.boolean(),
});

export type TextItem = z.output<typeof textSchema>;
