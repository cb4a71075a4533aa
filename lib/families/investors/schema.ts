import { z } from 'zod';
import { daySchema, itemSchema } from '#lib/content/item-schema';
import { figureSchema, headingSchema, titledTextSchema } from '#lib/content/parts-schema';
import { documentNames } from './documents';

const pageSchema = itemSchema.extend({
  /** First heading. */
  title: z.string().min(15).max(90),
  /** What the page holds, in one to three sentences. */
  summary: z.string().min(80).max(400),
  /** Day of the last change. */
  date: daySchema,
});

const tableWords = { caption: z.string().min(5), head: z.array(z.string()).min(2) };
const items = z.array(titledTextSchema).min(3);

/** Words of the page for investors; its numbers come from `content/site/key-figures.ts`. */
export const investorsSchema = pageSchema.extend({
  slug: z.literal('investors'),
  figures: headingSchema.extend({ items: z.array(figureSchema).length(4) }),
  years: headingSchema.extend({
    caption: z.string(),
    unit: z.string(),
    chart: z.string(),
    chartNote: z.string().min(30),
  }),
  ownership: titledTextSchema.extend({ caption: z.string().min(5), qualifying: z.string() }),
  governance: headingSchema.extend({ items }),
  supervision: titledTextSchema.extend({ items }),
  calendar: headingSchema.extend(tableWords),
  downloads: headingSchema.extend({ action: z.string() }),
  contact: headingSchema.extend({ lead: z.string(), action: z.string() }),
});

/** Words of the page with files. */
export const downloadSchema = pageSchema.extend({
  slug: z.literal('download'),
  files: z
    .array(titledTextSchema.extend({ file: z.enum(documentNames), type: z.string().min(2).max(5) }))
    .min(1),
  check: titledTextSchema,
  missing: titledTextSchema,
});

export const investorsPageSchema = z.discriminatedUnion('slug', [investorsSchema, downloadSchema]);

export type InvestorsItem = z.output<typeof investorsPageSchema>;
