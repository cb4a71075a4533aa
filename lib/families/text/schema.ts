import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';

type Text = (min: number, max: number) => z.ZodType<string>;

const buildPeriods = (text: Text) =>
  z.strictObject({
    /** What the periods are, with the point from which they run where it is the same. */
    title: text(5, 80),
    /** How many sections the scale has. */
    sections: z.number().int().min(2).max(24),
    /** How long one section is, in a sentence. */
    scale: text(10, 120),
    /** From the shortest to the longest. */
    items: z
      .array(
        z.strictObject({
          /** What it is about. */
          label: text(3, 40),
          /** The period as the text names it. */
          value: text(3, 40),
          /** The same in sections of the scale; parts of a section are possible. */
          length: z.number().positive().max(24),
        }),
      )
      .min(2)
      .max(6),
  });

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
    /** Periods that the text names, drawn to scale beside the title: deadlines, or how long something is kept. */
    periods: buildPeriods(text).optional(),
    /** Whether search engines may list it. */
    indexed: z.boolean(),
    /** Whether visitors are asked for consent on it: not on imprint, policies and terms of use. */
    asksForConsent: z.boolean(),
  }),
);

export type TextEntry = Entry<Output<typeof textSchema>>;

export const texts = createCollection('text', textSchema);
