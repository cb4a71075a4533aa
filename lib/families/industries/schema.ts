import { z } from 'zod';
import { industriesIndexContent } from '#content/industries/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createMockupSchema } from '#lib/facts/mockup-schema';
import { industrySlugSchema, listIndustryNames } from '#lib/facts/industries';
import type { Language } from '#lib/i18n/languages';
import { localeOf, type Locale } from '#lib/i18n/locales';

const nameOf = (slug: string, language: Language): string | undefined =>
  listIndustryNames().find((industry) => industry.slug === slug)?.name[localeOf(language)];

/** Which screen the list of industries shows, and how. */
const previewSchema = z.strictObject({
  state: z
    .int()
    .min(1)
    .max(3)
    .optional()
    .describe('State of the check whose screen it is; without one, the screen beside the use cases.'),
  layout: z
    .enum(['form', 'card', 'keypad', 'push'])
    .describe('`form`: as on the page of the industry; the others draw a card, a keypad or a message.'),
});

function createSchedule({ text }: Pick<Builders, 'text'>) {
  const span = z.strictObject({
    name: text(3, 40).describe('Which steps the section covers.'),
    text: text(3, 60).describe('Duration in words.'),
    from: z.number().nonnegative().describe('Months until they begin.'),
    to: z.number().positive().describe('Months until they end.'),
    isOpen: z.literal(true).optional().describe('Whether they have no fixed end.'),
  });
  return z.strictObject({
    title: text(5, 90).describe('What the drawing shows in sum.'),
    note: text(10, 160).describe('Source of the times.'),
    alt: text(30, 300).describe('What the drawing proves; its text alternative.'),
    unit: text(2, 20).describe('What the scale counts, such as "Month".'),
    head: z.tuple([text(2), text(2), text(2)]).describe('Names of the columns of its table.'),
    spans: z.array(span).min(3).max(6).describe('The sections in their order.'),
  });
}

/** Front matter of `content/industries/<slug>/<locale>.md`. The body describes the problem. */
const industrySchema = defineSchema(
  ({ item, text, lead, markdown, diagram, titledText, faq, ref, language }) =>
    item
      .extend({
        slug: industrySlugSchema.describe(
          'One of the industries that customers belong to, in `content/site/industries.ts`.',
        ),
        title: text(20, 90).describe('Headline of the page: one specific claim.'),
        summary: lead(80).describe('For whom it is and what changes; shown below the headline and in lists.'),
        date: daySchema.describe('Day of publication or of the last change.'),
        diagram: diagram.describe('How money moves in this industry.'),
        check: createCheckSchema({ text }).describe(
          'The check in the head: options, the first of which leads to the end of the process.',
        ),
        mockup: createMockupSchema({ text }).describe(
          'A screen of the product in use; shown beside the use cases.',
        ),
        preview: previewSchema.describe('The telephone in the list of industries.'),
        services: z
          .array(
            z.strictObject({
              slug: ref('services').describe('Slug of what the entry is about; its name is the heading.'),
              text: markdown(60, 300).describe('Text of the entry; follows its heading.'),
            }),
          )
          .min(2)
          .max(5)
          .describe('Services that fit, each with what it does here; Markdown.'),
        useCases: z.array(titledText).min(3).max(4).describe('What products of the industry use it for.'),
        steps: z.array(titledText).min(4).max(6).describe('From first conversation to launch.'),
        schedule: createSchedule({ text }).describe(
          'Duration of the steps, on a scale of months; shown above them.',
        ),
        faq: faq.describe('Questions of prospective partners; answers in Markdown.'),
      })
      .refine(({ slug, name }) => nameOf(slug, language) === name, {
        path: ['name'],
        error: 'the name that content/site/industries.ts gives it',
      })
      .superRefine(refineCheck),
  listExampleFacts,
);

export type IndustryEntry = Entry<Output<typeof industrySchema>>;

const industries = createCollection('industries', industrySchema);

/** Industries with a page, in the order of `content/site/industries.ts`. */
export function listEntries(locale: Locale): IndustryEntry[] {
  const entries = new Map<string, IndustryEntry>(industries.all(locale).map((entry) => [entry.slug, entry]));
  return listIndustryNames().flatMap(({ slug }) => entries.get(slug) ?? []);
}

/** Texts of the list, and the call to action of every industry. */
const wordsSchema = defineSchema(({ listWords, text, advice }) =>
  listWords.extend({
    advice,
    planNote: text(40, 200).describe(
      'How to read the plan, in which each industry is a line; shown below it.',
    ),
    planWithPage: text(3, 40).describe(
      'Legend for the label of an industry with a page; the plan has no legend if every industry has a page.',
    ),
    planWithoutPage: text(3, 40).describe('Legend for the label of an industry without a page.'),
    read: text(3, 40).describe("Words before an industry's name on the link to its page."),
  }),
);

export const readWords = createWords('content/industries/index.ts', industriesIndexContent, wordsSchema);
