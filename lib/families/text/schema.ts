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
    /** Who answers for the document and whom to turn to, in a panel beside the title. */
    contact: z.strictObject({
      /** Heading of the panel. */
      title: text(5, 60),
      /** E-mail, telephone and how long an answer takes; an address or a number becomes a link. */
      items: z
        .array(
          z.strictObject({
            /** What the value is. */
            label: text(3, 40),
            /** The address, the number or the sentence. */
            value: text(3, 120),
            /** Where it leads: `mailto:` or `tel:`. */
            href: z
              .string()
              .regex(/^(?:mailto|tel):/, 'an address that begins with mailto: or tel:')
              .optional(),
          }),
        )
        .min(2)
        .max(5),
    }),
    /** Whether search engines may list it. */
    indexed: z.boolean(),
    /** Whether visitors are asked for consent on it: not on imprint, policies and terms of use. */
    asksForConsent: z.boolean(),
  }),
);

export type TextEntry = Entry<Output<typeof textSchema>>;

export const texts = createCollection('text', textSchema);
