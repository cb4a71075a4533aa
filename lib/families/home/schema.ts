import { z } from 'zod';
import { diagramSchema } from '#lib/content/diagram-schema';
import { slugSchema } from '#lib/content/item-schema';
import { figureSchema } from '#lib/content/parts-schema';

const action = z.strictObject({
  /** Words on the button. */
  name: z.string().min(3).max(40),
  /** Path of the target page without language and outer slashes. */
  id: z.string(),
});

/** One language of `content/home/index.ts`. */
export const homeSchema = z.strictObject({
  /** Title in the browser's tab. */
  name: z.string().min(10).max(60),
  /** First heading. */
  title: z.string().min(10).max(60),
  /** Sentence for search results. */
  description: z.string().min(50).max(160),
  /** What the company does, in two sentences. */
  lead: z.string().min(100).max(400),
  /** The main button and the quiet one beside it. */
  primaryAction: action,
  secondaryAction: action,
  /** The network that a payment runs through. */
  diagram: diagramSchema,
  /** What happens at the stops of one payment. */
  stops: z
    .array(z.strictObject({ name: z.string().min(3).max(16), text: z.string().min(40).max(160) }))
    .length(7),
  /** Heading above the customers' wordmarks. */
  customersTitle: z.string().min(10).max(60),
  /** Heading and text above the list of services. */
  servicesTitle: z.string().min(5),
  servicesText: z.string().min(40),
  /** The services as lines of the network; every service stands on one of them. */
  lines: z
    .array(z.strictObject({ name: z.string().min(3).max(30), services: z.array(slugSchema).min(2) }))
    .length(3),
  /** The shared figures, quoted in braces, and what they count. */
  proofTitle: z.string().min(5),
  proof: z.array(figureSchema).length(4),
  /** The division of labour between partner and bank. */
  splitTitle: z.string().min(5),
  splitText: z.string().min(40),
  split: z.array(z.strictObject({ role: z.string(), items: z.array(z.string()).min(2) })).length(2),
  /** Heading, text and slugs of the glossary terms put forward. */
  termsTitle: z.string().min(5),
  termsText: z.string().min(40),
  terms: z.array(slugSchema).min(3).max(6),
  allTerms: z.string().min(5),
  /** Last section. */
  contactTitle: z.string().min(5),
  contactText: z.string().min(40),
  contactAction: z.string().min(5),
});

export type HomeItem = z.output<typeof homeSchema>;
