import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';

/** Front matter of `content/text/<slug>/<locale>.md`: imprint, terms and other plain documents. */
const textSchema = defineSchema(({ item, text }) =>
  item.extend({
    /** What the document is, in one or two sentences. */
    summary: text(60, 280),
    /** Day from which it is valid. */
    date: daySchema,
    /** Whether search engines may list it. */
    indexed: z.boolean(),
    /** Whether visitors are asked for consent on it: not on imprint, policies and terms of use. */
    asksForConsent: z.boolean(),
  }),
);

export type TextEntry = Entry<Output<typeof textSchema>>;

export const texts = createCollection('text', textSchema);
