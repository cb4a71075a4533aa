import { z } from 'zod';
import { servicesIndexContent } from '#content/services/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createVignetteSchema } from '#lib/facts/vignette-schema';

/** Front matter of `content/services/<slug>/<locale>.md`. */
const serviceSchema = defineSchema(({ item, text, markdown, diagram, faq, ref }) => {
  const titledText = z
    .strictObject({
      /** Short heading. */
      title: text(3, 90),
      /** One to three sentences; Markdown for links and emphasis. */
      text: markdown(60, 480),
    })
    .transform(textToHtml);
  return item
    .extend({
      /** Headline of the page: one specific claim. */
      title: text(20, 90),
      /** What it is and for whom, in one or two sentences; stands under the headline and in lists. */
      summary: text(100, 340),
      /** Day of publication or of the last change. */
      date: daySchema,
      /** Hard facts that a decision maker asks for. */
      facts: z
        .array(z.strictObject({ label: text(3, 70), value: text(1, 140) }))
        .min(3)
        .max(4),
      /** How it runs, as a diagram. */
      diagram,
      /** The check at the head: answers to choose from, the first of which lets the run reach its end. */
      check: createCheckSchema({ text }),
      /** What the product looks like in use; stands beside the use cases. */
      vignette: createVignetteSchema({ text }),
      /** What partners build with it. */
      useCases: z.array(titledText).min(3).max(4),
      /** How it goes, step by step. */
      steps: z.array(titledText).min(4).max(6),
      /** Questions of prospective partners; answers in Markdown. */
      faq,
      /** Slugs of services that the reader should see first. */
      related: z.array(ref('services')).default([]),
    })
    .superRefine(refineCheck);
}, listExampleFacts);

export type ServiceEntry = Entry<Output<typeof serviceSchema>>;

export const services = createCollection('services', serviceSchema);

/** Words of the list, and of the call to action below every service. */
const wordsSchema = defineSchema(({ listWords }) => listWords);

export const readWords = createWords('content/services/index.ts', servicesIndexContent, wordsSchema);
