import { z } from 'zod';
import { homeContent } from '#content/home/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { listBrandFacts } from '#lib/facts/brand-facts';

/** One language of `content/home/index.ts`. */
const homeSchema = defineSchema(
  ({ words, text, pageLink, diagram, figure, ref }) =>
    words.extend({
      /** First heading. */
      title: text(10, 60),
      /** What the company does, in two sentences. */
      lead: text(100, 400),
      /** The main button and the quiet one beside it. */
      primaryAction: pageLink,
      secondaryAction: pageLink,
      /** The network that a payment runs through. */
      diagram,
      /** What happens at the stops of one payment. */
      stops: z.array(z.strictObject({ name: text(3, 16), text: text(40, 160) })).length(7),
      /** Heading above the customers' wordmarks. */
      customersTitle: text(10, 60),
      /** Heading and text above the list of services. */
      servicesTitle: text(5),
      servicesText: text(40),
      /** The services as lines of the network; every service stands on one of them. */
      lines: z
        .array(z.strictObject({ name: text(3, 30), services: z.array(ref('services')).min(2) }))
        .length(3),
      /** The shared figures, quoted in braces, and what they count. */
      proofTitle: text(5),
      proof: z.array(figure).length(4),
      /** The division of labour between partner and bank. */
      splitTitle: text(5),
      splitText: text(40),
      split: z.array(z.strictObject({ role: text(2), items: z.array(text(10)).min(2) })).length(2),
      /** Heading, text and slugs of the glossary terms put forward. */
      termsTitle: text(5),
      termsText: text(40),
      terms: z.array(ref('glossary')).min(3).max(6),
      allTerms: text(5),
      /** Last section. */
      contactTitle: text(5),
      contactText: text(40),
      contactAction: text(5),
    }),
  listBrandFacts,
);

export const readHome = createWords('content/home/index.ts', homeContent, homeSchema);
