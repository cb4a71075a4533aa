import { z } from 'zod';
import { caseStudiesIndexContent } from '#content/case-studies/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema, listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';

/**
 * Front matter of `content/case-studies/<slug>/<locale>.md`. Who the customer is and what it uses
 * stands in `content/site/customers.ts`; the body tells the situation and what was built.
 */
const caseStudySchema = defineSchema(({ item, text, markdown, diagram, ref }) =>
  item.extend({
    /** The customer's slug. */
    slug: customerSlugSchema,
    /** The story in one or two sentences; stands under the headline and in lists. */
    summary: text(100, 340),
    /** Day of publication or of the last change. */
    date: daySchema,
    /** How money or a customer runs through what was built. */
    diagram,
    /** What changed, in two to four sentences of Markdown. */
    result: markdown(120, 600),
    /** The result in numbers, the most telling one first: it also stands in lists. */
    figures: z
      .array(
        z.strictObject({
          /** The number with its unit, as the language writes it. */
          value: text(1, 10),
          /** What it counts. */
          label: text(8, 80),
          /** The number before, or the day of the count. */
          note: text(5, 80).optional(),
        }),
      )
      .min(2)
      .max(4),
    /** Who measured what, when, and what was left out; Markdown. */
    method: markdown(120, 700),
    /** What somebody at the customer says, without quotation marks. */
    quote: z.strictObject({ text: text(60, 320), name: text(5, 60), role: text(5, 80) }),
    /** What the customer plans, in Markdown. */
    next: markdown(60, 360),
    /** Slugs of studies that the reader should see first. */
    related: z.array(ref('case-studies')).default([]),
  }),
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
const wordsSchema = defineSchema(({ listWords }) => listWords);

export const readWords = createWords('content/case-studies/index.ts', caseStudiesIndexContent, wordsSchema);
