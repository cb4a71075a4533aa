import { z } from 'zod';
import { homeContent } from '#content/home/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { QuotedFacts } from '#lib/content/set-facts';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { customerSlugSchema } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';

function listFacts(locale: Locale): QuotedFacts {
  return { ...listBrandFacts(locale), customersShown: homeContent[locale].customers.length };
}

/** One language of `content/home/index.ts`. */
const homeSchema = defineSchema(
  ({ words, text, pageLink, figure, ref }) =>
    words.extend({
      /** First heading. */ title: text(10, 60),
      /** What the company does, in two sentences. */ lead: text(100, 220),
      /** The main button below the lead. */ primaryAction: pageLink,
      /** The quiet button beside it. */ secondaryAction: pageLink,
      /** Line before the customers' wordmarks; `{customersShown}` counts them. */
      customersTitle: text(10, 90),
      /** Slugs of the customers whose wordmarks stand there. */
      customers: z.array(customerSlugSchema).min(5).max(8),
      /** Heading above the services. */ servicesTitle: text(5),
      /** One or two sentences below that heading. */ servicesText: text(40),
      /** Heading above the chart and the figures. */ proofTitle: text(5),
      /** How the chart is read. */ proofText: text(40, 240),
      /** The shared figures beside it, quoted in braces, and what they count. */
      proof: z
        .array(
          figure.extend({
            /** Which key figure by year is drawn below the value. */
            series: z.enum(['accountsInMillions', 'paymentsInMillions']).optional(),
          }),
        )
        .length(3),
      /** Heading above the newest case study. */ caseTitle: text(5),
      /** What is shown of it. */ caseText: text(40, 240),
      /** Words of the link to it. */ caseAction: text(5, 40),
      /** At the signal between the two owners of the track. */ contract: text(5, 14),
      /** Heading above the division of labour. */ splitTitle: text(5),
      /** One or two sentences below that heading. */ splitText: text(40),
      /** What the partner does, and what the bank does. */
      split: z.array(z.strictObject({ role: text(2), items: z.array(text(10)).min(2) })).length(2),
      /** Heading above the glossary terms put forward. */ termsTitle: text(5),
      /** One or two sentences below that heading. */ termsText: text(40),
      /** Slugs of those terms, in the order of the page. */ terms: z.array(ref('glossary')).min(3).max(6),
      /** Words of the link to the whole glossary. */ allTerms: text(5),
      /** On the plate above the call to action. */ nextStation: text(5, 20),
      /** Heading of the call to action, the last section. */ contactTitle: text(5),
      /** Text of the call to action. */ contactText: text(40),
      /** Words on its button. */ contactAction: text(5),
    }),
  listFacts,
);

export const readHome = createWords('content/home/index.ts', homeContent, homeSchema);
