import { z } from 'zod';
import { servicesIndexContent } from '#content/services/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createVignetteSchema } from '#lib/facts/vignette-schema';

/** When money, message and booking are where: the timetable with its words. */
const createTimesSchema = ({ text, timetable }: Pick<Builders, 'text' | 'timetable'>) =>
  z.strictObject({
    /** Heading of the section. */
    title: text(10, 60),
    /** How the drawing is read, and what it shows. */
    lead: text(60, 300),
    /** What the drawing proves, for those who do not see it. */
    sentence: text(100, 400),
    /** The stations, the days and the runs. */
    timetable,
    /** The same in words. */
    table: z.strictObject({
      /** What the table shows. */
      caption: text(10, 80),
      /** Names of the columns. */
      head: z.array(text(3, 40)).min(2),
      /** Cells of each row; the first names it. */
      rows: z.array(z.array(text(3, 80)).min(2)).min(2),
    }),
    /** What opens the table. */
    tableLabel: text(5, 40),
  });

/** Front matter of `content/services/<slug>/<locale>.md`. */
const serviceSchema = defineSchema(({ item, text, markdown, diagram, timetable, faq, ref }) => {
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
      /** When money, message and booking are where: a graphic timetable, for services in which that takes days. */
      times: createTimesSchema({ text, timetable }).optional(),
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
const wordsSchema = defineSchema(({ listWords, text, advice }) =>
  listWords.extend({
    advice,
    /** Below the plan: which route is set, and how another one is. */ planNote: text(40, 140),
  }),
);

export const readWords = createWords('content/services/index.ts', servicesIndexContent, wordsSchema);
