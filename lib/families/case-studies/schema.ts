import { z } from 'zod';
import { caseStudiesIndexContent } from '#content/case-studies/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createMockupSchema } from '#lib/facts/mockup-schema';
import { customerSlugSchema, listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';

/** Unit of a measure. */
export const measureUnits = ['percent', 'minutes', 'hours', 'days', 'count'] as const;

export type MeasureUnit = (typeof measureUnits)[number];

const createReading = (text: Builders['text']) =>
  z.strictObject({
    value: z.number().nonnegative().describe('The number without its unit.'),
    period: text(5, 100).describe('The time in which it was measured.'),
  });

const createMeasure = (text: Builders['text']) =>
  z.strictObject({
    name: text(8, 70).describe('What is measured, in words that are clear on their own.'),
    label: text(8, 80).describe('The same, worded to follow the number: "of invoices are paid in time".'),
    unit: z
      .enum(measureUnits)
      .describe("What the numbers count; the build adds the unit in the page's language."),
    before: createReading(text).describe('Value before.'),
    after: createReading(text).describe('Value after.'),
    source: text(5, 120).describe('Where both numbers come from.'),
  });

const createStory = (text: Builders['text']) =>
  z
    .strictObject({
      figure: z
        .strictObject({
          value: text(1, 10).describe('The number with its unit, as the language writes it.'),
          label: text(8, 140).describe('What it counts.'),
        })
        .describe('A number from the text, shown large.'),
      mockups: z
        .array(createMockupSchema({ text }))
        .min(1)
        .max(2)
        .describe(
          'Screens of the product for what the text describes, in its order; the last one is also shown in lists.',
        ),
    })
    .describe('Shown beside the text.');

/**
 * Front matter of `content/case-studies/<slug>/<locale>.md`. Name, industry and services of the customer come
 * from `content/site/customers.ts`.
 */
const caseStudySchema = defineSchema(
  ({ item, text, lead, markdown, diagram, ref }) =>
    item.extend({
      slug: customerSlugSchema.describe("The customer's slug."),
      summary: lead(80).describe('The story shown below the headline and in lists.'),
      date: daySchema.describe('Day of publication or of the last change.'),
      diagram: diagram.describe('How money or customers pass through the solution.'),
      story: createStory(text),
      result: markdown(120, 600).describe('What changed, in two to four sentences of Markdown.'),
      measures: z
        .array(createMeasure(text))
        .min(1)
        .max(3)
        .describe(
          'What was measured before and after, the most telling first: it is also shown in lists, and drawn large.',
        ),
      figure: z
        .strictObject({
          value: text(1, 10).describe('The number with its unit, as the language writes it.'),
          label: text(8, 80).describe('What it counts, and on which day.'),
        })
        .optional()
        .describe('A result without a value before; shown with the facts about the customer.'),
      method: markdown(120, 700).describe('Who measured what, when, and what was left out; Markdown.'),
      quote: z
        .strictObject({
          text: text(60, 320).describe('What was said, without quotation marks: they follow the language.'),
          name: text(5, 60).describe('Name of the person.'),
          role: text(5, 80).describe('Position of the person; shown below the name.'),
        })
        .describe('A quote from the customer, without quotation marks.'),
      next: markdown(60, 360).describe('What the customer plans, in Markdown.'),
      related: z.array(ref('case-studies')).default([]).describe('Slugs of related studies to show first.'),
    }),
  listExampleFacts,
);

export type CaseStudyEntry = Entry<Output<typeof caseStudySchema>>;

export const caseStudies = createCollection('case-studies', caseStudySchema);

/** Study with its customer. */
export type Study = { readonly entry: CaseStudyEntry; readonly customer: Customer };

/** All studies of a language, sorted by industry, then in the order of the customers. */
export function listStudies(locale: Locale): Study[] {
  const entries = new Map<string, CaseStudyEntry>(
    caseStudies.all(locale).map((entry) => [entry.slug, entry]),
  );
  return listIndustryNames().flatMap(({ slug }) =>
    listCustomers()
      .filter(({ industry }) => industry === slug)
      .flatMap((customer) => {
        const entry = entries.get(customer.slug);
        return entry ? [{ entry, customer }] : [];
      }),
  );
}

/** Texts of the list, and the call to action of every study. */
const wordsSchema = defineSchema(({ listWords, advice }) => listWords.extend({ advice }));

export const readWords = createWords('content/case-studies/index.ts', caseStudiesIndexContent, wordsSchema);
