import { z } from 'zod';
import { servicesIndexContent } from '#content/services/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';

import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createTitledText } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createProductSchema } from '#lib/facts/mockup-schema';

/** Timetable of money, message and booking, with its texts. */
const createTimesSchema = ({ text, timetable }: Pick<Builders, 'text' | 'timetable'>) =>
  z.strictObject({
    title: text(10, 60).describe('Heading of the section.'),
    lead: text(60, 300).describe('How to read the drawing, and what it shows.'),
    alt: text(100, 400).describe('What the drawing proves: the text alternative.'),
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
    tableLabel: text(5, 40).describe('Words that open the table.'),
  });

/** Front matter of `content/services/<slug>/<locale>.md`. */
const serviceSchema = defineSchema(({ item, text, lead, markdown, diagram, timetable, faq, ref }) => {
  const titledText = createTitledText({ text, markdown }, [3, 90], [60, 480]);
  return item
    .extend({
      title: text(20, 90).describe('Headline of the page: one specific claim.'),
      summary: lead(80).describe('What it is and for whom, shown below the headline and in lists.'),
      date: daySchema.describe('Day of publication or of the last change.'),
      facts: z
        .array(
          z.strictObject({
            label: text(3, 70).describe('What the value stands for, in a few words.'),
            value: text(1, 140).describe('The value, with its unit if it has one.'),
          }),
        )
        .min(3)
        .max(4)
        .describe('Hard facts that a decision maker asks for.'),
      diagram: diagram.describe('The process, as a diagram.'),
      check: createCheckSchema({ text }).describe(
        'The check in the head: options, the first of which leads to the end of the process.',
      ),
      mockup: createProductSchema({ text }).describe('The product in use; shown beside the use cases.'),
      useCases: z.array(titledText).min(3).max(4).describe('What partners build with it.'),
      steps: z.array(titledText).min(4).max(6).describe('The process, step by step.'),
      times: createTimesSchema({ text, timetable })
        .optional()
        .describe(
          'When money, message and booking are where: a graphic timetable, for services that take days.',
        ),
      faq: faq.describe('Questions of prospective partners; answers in Markdown.'),
      related: z.array(ref('services')).default([]).describe('Slugs of related services to show first.'),
    })
    .superRefine(refineCheck);
}, listExampleFacts);

export type ServiceEntry = Entry<Output<typeof serviceSchema>>;

export const services = createCollection('services', serviceSchema);

/** Texts of the list, and the call to action of every service. */
const wordsSchema = defineSchema(({ listWords, text, advice }) =>
  listWords.extend({
    advice,
    planNote: text(40, 140).describe(
      'Below the plan: which route is highlighted, and how to choose another one.',
    ),
  }),
);

export const readWords = createWords('content/services/index.ts', servicesIndexContent, wordsSchema);
