import { z } from 'zod';
import { industriesIndexContent } from '#content/industries/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { createCheckSchema, refineCheck } from '#lib/facts/check-schema';
import { listExampleFacts } from '#lib/facts/example-facts';
import { createVignetteSchema } from '#lib/facts/vignette-schema';
import { industrySlugSchema, listIndustryNames } from '#lib/facts/industries';
import type { Language } from '#lib/i18n/languages';
import { localeOf, type Locale } from '#lib/i18n/locales';

const nameOf = (slug: string, language: Language): string | undefined =>
  listIndustryNames().find((industry) => industry.slug === slug)?.name[localeOf(language)];

/** How long the steps take. */
function createSchedule({ text }: Pick<Builders, 'text'>) {
  const span = z.strictObject({
    /** Which steps these are. */ name: text(3, 40),
    /** How long they take, in words. */ text: text(3, 60),
    /** Months before they begin. */ from: z.number().nonnegative(),
    /** Months before they end. */ to: z.number().positive(),
    /** Whether they have no end of their own. */ isOpen: z.literal(true).optional(),
  });
  return z.strictObject({
    /** What the drawing comes to. */ title: text(5, 90),
    /** Where the times come from. */ note: text(10, 160),
    /** What the drawing proves; its text alternative. */ sentence: text(30, 300),
    /** What the scale counts, such as "Month". */ unit: text(2, 20),
    /** Names of the columns of its table. */ head: z.tuple([text(2), text(2), text(2)]),
    /** The sections in their order. */ spans: z.array(span).min(3).max(6),
  });
}

/** Front matter of `content/industries/<slug>/<locale>.md`. The body tells the problem. */
const industrySchema = defineSchema(
  ({ item, text, markdown, diagram, titledText, faq, ref, language }) =>
    item
      .extend({
        /** One of the industries that customers belong to, in `content/site/industries.ts`. */
        slug: industrySlugSchema,
        /** Headline of the page: one specific claim. */
        title: text(20, 90),
        /** For whom it is and what changes; stands under the headline and in lists. */
        summary: text(100, 340),
        /** Day of publication or of the last change. */
        date: daySchema,
        /** How the money runs in this industry. */
        diagram,
        /** The check at the head: answers to choose from, the first of which lets the run reach its end. */
        check: createCheckSchema({ text }),
        /** What the product looks like in use; stands beside the use cases. */
        vignette: createVignetteSchema({ text }),
        /** Services that fit, each with what it does here; Markdown. */
        services: z
          .array(z.strictObject({ slug: ref('services'), text: markdown(60, 300) }))
          .min(2)
          .max(5),
        /** What products of the industry do with it. */
        useCases: z.array(titledText).min(3).max(4),
        /** From first conversation to launch. */
        steps: z.array(titledText).min(4).max(6),
        /** How long the steps take, on a scale of months; stands above them. */
        schedule: createSchedule({ text }),
        /** Questions of prospective partners; answers in Markdown. */
        faq,
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

/** The industries of a language that have a page, in the order of `content/site/industries.ts`. */
export function listEntries(locale: Locale): IndustryEntry[] {
  const entries = new Map<string, IndustryEntry>(industries.all(locale).map((entry) => [entry.slug, entry]));
  return listIndustryNames().flatMap(({ slug }) => entries.get(slug) ?? []);
}

/** Words of the list, and of the call to action below every industry. */
const wordsSchema = defineSchema(({ listWords, text, advice }) =>
  listWords.extend({
    advice,
    /** How the plan is to be read, on which each industry is a line; stands below it. */
    planNote: text(40, 200),
    /** What the plate of an industry with a page means, in the plan's key; the plan has none while every industry has a page. */
    planOpen: text(3, 40),
    /** What the plate of an industry without a page means. */
    planRest: text(3, 40),
    /** Words before an industry's name on the link to its page. */
    read: text(3, 40),
  }),
);

export const readWords = createWords('content/industries/index.ts', industriesIndexContent, wordsSchema);
