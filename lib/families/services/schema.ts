import { z } from 'zod';
import { diagramSchema } from '#lib/content/diagram-schema';
import { daySchema, itemSchema, slugSchema } from '#lib/content/item-schema';

const titledText = z.strictObject({
  /** Short heading. */
  title: z.string().min(3).max(90),
  /** One to three sentences; Markdown for links and emphasis. */
  text: z.string().min(60).max(480),
});

/** Front matter of `content/services/<slug>/<locale>.md`. */
export const serviceSchema = itemSchema.extend({
  /** Headline of the page: one specific claim. */
  title: z.string().min(20).max(90),
  /** What it is and for whom, in one or two sentences; stands under the headline and in lists. */
  summary: z.string().min(100).max(340),
  /** Day of publication or of the last change. */
  date: daySchema,
  /** Hard facts that a decision maker asks for. */
  facts: z
    .array(z.strictObject({ label: z.string().min(3).max(70), value: z.string().min(1).max(140) }))
    .min(3)
    .max(4),
  /** How it runs, as a diagram. */
  diagram: diagramSchema,
  /** What partners build with it. */
  useCases: z.array(titledText).min(3).max(4),
  /** How it goes, step by step. */
  steps: z.array(titledText).min(4).max(6),
  /** Questions of prospective partners; answers in Markdown. */
  faq: z
    .array(z.strictObject({ question: z.string().min(10).max(140), answer: z.string().min(80).max(700) }))
    .min(3)
    .max(7),
  /** Slugs of services that the reader should see first. */
  related: z.array(slugSchema).default([]),
});

export type ServiceItem = z.output<typeof serviceSchema>;
