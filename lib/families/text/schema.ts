import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';

type Text = (min: number, max: number) => z.ZodType<string>;

const buildPeriods = (text: Text) =>
  z.strictObject({
    title: text(5, 80).describe('What the periods are, with their starting point if all share it.'),
    sections: z.number().int().min(2).max(24).describe('Number of sections of the scale.'),
    scale: text(10, 120).describe('Length of one section, in a sentence.'),
    items: z
      .array(
        z.strictObject({
          label: text(3, 40).describe('What it is about.'),
          value: text(3, 40).describe('The period as the text names it.'),
          length: z
            .number()
            .positive()
            .max(24)
            .describe('The same in sections of the scale; fractions are possible.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('From the shortest to the longest.'),
  });

/** Front matter of `content/text/<slug>/<locale>.md`: imprint, terms and other documents. */
const textSchema = defineSchema(({ item, text, lead }) =>
  item.extend({
    summary: lead(60).describe('What the document is; shown below the headline.'),
    date: daySchema.describe('Day from which it is valid, or on which it was last reviewed.'),
    dated: z
      .enum(['valid', 'reviewed'])
      .default('valid')
      .describe('What the day means: `valid` for terms and policies, `reviewed` for statements of fact.'),
    contact: z
      .strictObject({
        title: text(5, 60).describe('Heading of the panel.'),
        items: z
          .array(
            z.strictObject({
              label: text(3, 40).describe('What the value is.'),
              value: text(3, 120).describe('The address, the number or the sentence.'),
              href: z
                .string()
                .regex(/^(?:mailto|tel):/, 'an address that begins with mailto: or tel:')
                .optional()
                .describe('Target of the link: `mailto:` or `tel:`.'),
            }),
          )
          .min(2)
          .max(5)
          .describe('E-mail, telephone and how long an answer takes; an address or a number becomes a link.'),
      })
      .describe('Who is responsible for the document and whom to contact, in a panel beside the title.'),
    periods: buildPeriods(text)
      .optional()
      .describe(
        'Periods from the text, drawn to scale beside the title: deadlines, or how long something is kept.',
      ),
    indexed: z.boolean().describe('Whether search engines may list it.'),
    asksForConsent: z
      .boolean()
      .describe(
        'Whether visitors are asked for consent on the page: not on imprint, policies and terms of use.',
      ),
  }),
);

export type TextEntry = Entry<Output<typeof textSchema>>;

export const texts = createCollection('text', textSchema);
