import { z } from 'zod';
import { caseStudiesIndexContent } from '#content/case-studies/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createVignetteSchema } from '#lib/facts/vignette-schema';
import { customerSlugSchema, listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';

/** What a measure counts. */
export const measureUnits = ['percent', 'minutes', 'hours', 'days', 'count'] as const;

export type MeasureUnit = (typeof measureUnits)[number];

const createReading = (text: Builders['text']) =>
  z.strictObject({
    /** The number without its unit. */
    value: z.number().nonnegative(),
    /** The time in which it was measured. */
    period: text(5, 100),
  });

const createMeasure = (text: Builders['text']) =>
  z.strictObject({
    /** What is measured, so that it can stand alone. */
    name: text(8, 70),
    /** The same as words that follow the number after: "of invoices are paid in time". */
    label: text(8, 80),
    /** What the numbers count; the unit is written by the language. */
    unit: z.enum(measureUnits),
    /** How it was. */
    before: createReading(text),
    /** How it is. */
    after: createReading(text),
    /** Where both numbers come from. */
    source: text(5, 120),
  });

/**
 * Front matter of `content/case-studies/<slug>/<locale>.md`. Who the customer is and what it uses
 * stands in `content/site/customers.ts`; the body tells the situation and what was built.
 */
const caseStudySchema = defineSchema(
  ({ item, text, markdown, diagram, ref }) =>
    item.extend({
      /** The customer's slug. */
      slug: customerSlugSchema,
      /** The story in one or two sentences; stands under the headline and in lists. */
      summary: text(100, 340),
      /** Day of publication or of the last change. */
      date: daySchema,
      /** How money or a customer runs through what was built. */
      diagram,
      /** What stands beside the text. */
      story: z.strictObject({
        /** A number that the text names, large. */
        figure: z.strictObject({
          /** The number with its unit, as the language writes it. */
          value: text(1, 10),
          /** What it counts. */
          label: text(8, 140),
        }),
        /** What the product looks like while it does what the text tells, in the text's order; the last one also stands in lists. */
        vignettes: z.array(createVignetteSchema({ text })).min(1).max(2),
      }),
      /** What changed, in two to four sentences of Markdown. */
      result: markdown(120, 600),
      /** What was measured before and after, the most telling first: it also stands in lists and is drawn large. */
      measures: z.array(createMeasure(text)).min(1).max(3),
      /** A result that has no number before; stands with the facts about the customer. */
      figure: z
        .strictObject({
          /** The number with its unit, as the language writes it. */
          value: text(1, 10),
          /** What it counts, and on which day. */
          label: text(8, 80),
        })
        .optional(),
      /** Who measured what, when, and what was left out; Markdown. */
      method: markdown(120, 700),
      /** What somebody at the customer says, without quotation marks. */
      quote: z.strictObject({ text: text(60, 320), name: text(5, 60), role: text(5, 80) }),
      /** What the customer plans, in Markdown. */
      next: markdown(60, 360),
      /** Slugs of studies that the reader should see first. */
      related: z.array(ref('case-studies')).default([]),
    }),
  listExampleFacts,
);

export type CaseStudyEntry = Entry<Output<typeof caseStudySchema>>;

export const caseStudies = createCollection('case-studies', caseStudySchema);

/** A study together with the customer that it is about. */
export type Study = { readonly entry: CaseStudyEntry; readonly customer: Customer };

/** All studies of a language: by industry, and within one in the order of the customers. */
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

/** Words of the list, and of the call to action below every study. */
const wordsSchema = defineSchema(({ listWords, advice }) => listWords.extend({ advice }));

export const readWords = createWords('content/case-studies/index.ts', caseStudiesIndexContent, wordsSchema);
