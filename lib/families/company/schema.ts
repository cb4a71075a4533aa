import { z } from 'zod';
import { diagramSchema } from '#lib/content/diagram-schema';
import { daySchema, itemSchema } from '#lib/content/item-schema';
import {
  embedSchema,
  factSchema,
  figureSchema,
  headingSchema,
  tableSchema,
  titledTextSchema,
} from '#lib/content/parts-schema';

const pageSchema = itemSchema.extend({
  /** First heading: one specific claim. */
  title: z.string().min(15).max(90),
  /** What the page holds, in one to three sentences. */
  summary: z.string().min(80).max(400),
  /** Day of the last change. */
  date: daySchema,
});

const contactSchema = z.strictObject({
  title: z.string().min(5).max(90),
  lead: z.string().min(30).max(300),
  action: z.string().min(5).max(50),
});

/** Who the company is. The body says what the name means. */
export const aboutSchema = pageSchema.extend({
  slug: z.literal('about'),
  figures: z.array(figureSchema).min(3).max(6),
  history: headingSchema.extend({
    stations: z.array(titledTextSchema.extend({ year: z.string().min(4) })).min(4),
  }),
  board: headingSchema.extend({ note: z.string().min(30).max(500) }),
  place: headingSchema.extend({ facts: z.array(factSchema).min(2), map: embedSchema }),
});

/** Why one contract instead of many. */
export const whySchema = pageSchema.extend({
  slug: z.literal('why-the-product'),
  before: headingSchema.extend({ diagram: diagramSchema }),
  after: headingSchema.extend({ diagram: diagramSchema }),
  principles: headingSchema.extend({ items: z.array(titledTextSchema).min(3).max(4) }),
  comparison: headingSchema.extend({ table: tableSchema }),
  duties: headingSchema.extend({ table: tableSchema }),
  limits: headingSchema.extend({ items: z.array(titledTextSchema).min(2).max(4) }),
  contact: contactSchema,
});

/** What kinds of partners there are, and who they are. */
export const partnersSchema = pageSchema.extend({
  slug: z.literal('partners'),
  kinds: headingSchema.extend({
    items: z
      .array(
        titledTextSchema.extend({ brings: z.string().min(10).max(160), gets: z.string().min(10).max(160) }),
      )
      .min(2)
      .max(4),
    brings: z.string(),
    gets: z.string(),
  }),
  companies: headingSchema.extend({
    caption: z.string().min(10),
    head: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  }),
  steps: headingSchema.extend({ items: z.array(titledTextSchema).min(4).max(6) }),
  contact: contactSchema,
});

/** Who supplies technology and advice beside the bank. */
export const ecosystemSchema = pageSchema.extend({
  slug: z.literal('ecosystem-partners'),
  list: headingSchema,
  rules: headingSchema.extend({ items: z.array(titledTextSchema).min(3).max(5) }),
  contact: contactSchema,
});

/** What partners have to do. The body is the text. */
export const partnerInformationSchema = pageSchema.extend({ slug: z.literal('partner-information') });

/** Front matter of `content/company/<slug>/<locale>.md`: each page has its own shape. */
export const companySchema = z.discriminatedUnion('slug', [
  aboutSchema,
  whySchema,
  partnersSchema,
  ecosystemSchema,
  partnerInformationSchema,
]);

export type CompanyItem = z.output<typeof companySchema>;
