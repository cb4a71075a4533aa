import { z } from 'zod';
import { homeContent } from '#content/home/index';
import { defineSchema, type Builders } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { QuotedFacts } from '#lib/content/set-facts';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { customerSlugSchema } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';

function listFacts(locale: Locale): QuotedFacts {
  return { ...listBrandFacts(locale), customersShown: homeContent[locale].customers.length };
}

const createProof = (figure: Builders['figure']) =>
  z
    .array(
      figure.extend({
        series: z
          .enum(['accountsInMillions', 'paymentsInMillions'])
          .optional()
          .describe('Which key figure by year is drawn below the value.'),
      }),
    )
    .length(3)
    .describe('The shared figures beside it, quoted in braces, and what they count.');

const createSplit = (text: Builders['text']) =>
  z
    .array(
      z.strictObject({
        role: text(2).describe('Whom the entry is about; its heading.'),
        items: z.array(text(10)).min(2).describe('Points below the heading of the entry.'),
      }),
    )
    .length(2)
    .describe('What the partner does, and what the bank does.');

/** One language of `content/home/index.ts`. */
const homeSchema = defineSchema(
  ({ words, text, pageLink, figure, ref }) =>
    words.extend({
      title: text(10, 60).describe('First heading.'),
      lead: text(100, 220).describe('What the company does, in two sentences.'),
      primaryAction: pageLink.describe('The main button below the lead.'),
      secondaryAction: pageLink.describe('The quiet button beside it.'),
      customersTitle: text(10, 90).describe(
        "Line before the customers' wordmarks; `{customersShown}` counts them.",
      ),
      customers: z
        .array(customerSlugSchema)
        .min(5)
        .max(8)
        .describe('Slugs of the customers whose wordmarks stand there.'),
      servicesTitle: text(5).describe('Heading above the services.'),
      servicesText: text(40).describe('One or two sentences below that heading.'),
      proofTitle: text(5).describe('Heading above the chart and the figures.'),
      proofText: text(40, 240).describe('How the chart is read.'),
      proof: createProof(figure),
      caseTitle: text(5).describe('Heading above the newest case study.'),
      caseText: text(40, 240).describe('What is shown of it.'),
      caseAction: text(5, 40).describe('Words of the link to it.'),
      contract: text(5, 14).describe('At the signal between the two owners of the track.'),
      splitTitle: text(5).describe('Heading above the division of labour.'),
      splitText: text(40).describe('One or two sentences below that heading.'),
      split: createSplit(text),
      termsTitle: text(5).describe('Heading above the glossary terms put forward.'),
      termsText: text(40).describe('One or two sentences below that heading.'),
      terms: z
        .array(ref('glossary'))
        .min(3)
        .max(6)
        .describe('Slugs of those terms, in the order of the page.'),
      allTerms: text(5).describe('Words of the link to the whole glossary.'),
      nextStation: text(5, 20).describe('On the plate above the call to action.'),
      contactTitle: text(5).describe('Heading of the call to action, the last section.'),
      contactText: text(40).describe('Text of the call to action.'),
      contactAction: text(5).describe('Words on its button.'),
    }),
  listFacts,
);

export const readHome = createWords('content/home/index.ts', homeContent, homeSchema);
