import { z } from 'zod';
import { servicesIndexContent } from '#content/services/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';

import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createTitledText } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createVignetteSchema } from '#lib/facts/vignette-schema';

/** Timetable of money, message and booking, with its texts. */
const createTimesSchema = ({ text, timetable }: Pick<Builders, 'text' | 'timetable'>) =>
  z.strictObject({
    title: text(10, 60).describe('Heading of the section.'),
    lead: text(60, 300).describe('How the drawing is read, and what it shows.'),
    sentence: text(100, 400).describe('What the drawing proves, for those who do not see it.'),
    timetable: timetable.describe('The stations, the days and the runs.'),
    table: z
      .strictObject({
        caption: text(10, 80).describe('What the table shows.'),
        head: z.array(text(3, 40)).min(2).describe('Names of the columns.'),
        rows: z
          .array(z.array(text(3, 80)).min(2))
          .min(2)
          .describe('Cells of each row; the first names it.'),
      })
      .describe('The same in words.'),
    tableLabel: text(5, 40).describe('What opens the table.'),
  });

/** Front matter of `content/services/<slug>/<locale>.md`. */
const serviceSchema = defineSchema(({ item, text, markdown, diagram, timetable, faq, ref }) => {
  const titledText = createTitledText({ text, markdown }, [3, 90], [60, 480]);
  return item
    .extend({
      title: text(20, 90).describe('Headline of the page: one specific claim.'),
      summary: text(100, 340).describe(
        'What it is and for whom, in one or two sentences; stands under the headline and in lists.',
      ),
      date: daySchema.describe('Day of publication or of the last change.'),
      facts: z
        .array(
          z.strictObject({
            label: text(3, 70).describe('What the value stands for, in a few words.'),
            value: text(1, 140).describe('The value itself, with its unit where it has one.'),
          }),
        )
        .min(3)
        .max(4)
        .describe('Hard facts that a decision maker asks for.'),
      diagram: diagram.describe('How it runs, as a diagram.'),
      check: createCheckSchema({ text }).describe(
        'The check at the head: answers to choose from, the first of which lets the run reach its end.',
      ),
      vignette: createVignetteSchema({ text }).describe(
        'What the product looks like in use; stands beside the use cases.',
      ),
      useCases: z.array(titledText).min(3).max(4).describe('What partners build with it.'),
      steps: z.array(titledText).min(4).max(6).describe('How it goes, step by step.'),
      times: createTimesSchema({ text, timetable })
        .optional()
        .describe(
          'When money, message and booking are where: a graphic timetable, for services in which that takes days.',
        ),
      faq: faq.describe('Questions of prospective partners; answers in Markdown.'),
      related: z
        .array(ref('services'))
        .default([])
        .describe('Slugs of services that the reader should see first.'),
    })
    .superRefine(refineCheck);
}, listExampleFacts);

export type ServiceEntry = Entry<Output<typeof serviceSchema>>;

export const services = createCollection('services', serviceSchema);

/** Texts of the list, and the call to action of every service. */
const wordsSchema = defineSchema(({ listWords, text, advice }) =>
  listWords.extend({
    advice,
    planNote: text(40, 140).describe('Below the plan: which route is set, and how another one is.'),
  }),
);

export const readWords = createWords('content/services/index.ts', servicesIndexContent, wordsSchema);
