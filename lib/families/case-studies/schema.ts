import { z } from 'zod';
import { customers } from '#content/site/customers';
import { diagramSchema } from '#lib/content/diagram-schema';
import { daySchema, itemSchema, slugSchema } from '#lib/content/item-schema';

const customerSlugs: readonly string[] = customers.map(({ slug }) => slug);

/**
 * Front matter of `content/case-studies/<slug>/<locale>.md`. Who the customer is and what it uses
 * stands in `content/site/customers.ts`; the body tells the situation and what was built.
 */
export const caseStudySchema = itemSchema.extend({
  /** The customer's slug. */
  slug: slugSchema.refine(
    (slug) => customerSlugs.includes(slug),
    'the slug of a customer in content/site/customers.ts',
  ),
  /** The story in one or two sentences; stands under the headline and in lists. */
  summary: z.string().min(100).max(340),
  /** Day of publication or of the last change. */
  date: daySchema,
  /** How money or a customer runs through what was built. */
  diagram: diagramSchema,
  /** What changed, in two to four sentences of Markdown. */
  result: z.string().min(120).max(600),
  /** The result in numbers, the most telling one first: it also stands in lists. */
  figures: z
    .array(
      z.strictObject({
        /** The number with its unit, as the language writes it. */
        value: z.string().min(1).max(10),
        /** What it counts. */
        label: z.string().min(8).max(80),
        /** The number before, or the day of the count. */
        note: z.string().min(5).max(80).optional(),
      }),
    )
    .min(2)
    .max(4),
  /** Who measured what, when, and what was left out; Markdown. */
  method: z.string().min(120).max(700),
  /** What somebody at the customer says, without quotation marks. */
  quote: z.strictObject({
    text: z.string().min(60).max(320),
    name: z.string().min(5).max(60),
    role: z.string().min(5).max(80),
  }),
  /** What the customer plans, in Markdown. */
  next: z.string().min(60).max(360),
  /** Slugs of studies that the reader should see first. */
  related: z.array(slugSchema).default([]),
});

export type CaseStudyItem = z.output<typeof caseStudySchema>;
