import { z } from 'zod';
import { diagramSchema } from '#lib/content/diagram-schema';
import { daySchema, itemSchema } from '#lib/content/item-schema';
import { factSchema, headingSchema, tableSchema, titledTextSchema } from '#lib/content/parts-schema';

const words = z.string().min(3).max(60);
const text = z.string().min(30).max(300);

/** Front matter of `content/developers/developers/<locale>.md`. Code stands in modules beside it. */
export const developersSchema = itemSchema.extend({
  title: z.string().min(15).max(90),
  summary: z.string().min(80).max(400),
  date: daySchema,
  /** What a developer wants to know before anything else. */
  facts: z.array(factSchema).length(4),
  /** The first day in the sandbox. */
  start: headingSchema.extend({ items: z.array(titledTextSchema).min(4).max(8) }),
  /** Words around the three messages of `content/developers/samples.ts`. */
  flow: headingSchema.extend({
    account: words,
    accountText: text,
    transfer: words,
    transferText: text,
    webhook: words,
    webhookText: text,
    request: words,
    answer: words,
    delivery: words,
  }),
  states: headingSchema.extend({ diagram: diagramSchema }),
  resources: headingSchema.extend({ table: tableSchema }),
  /** Advice around `content/developers/verify-webhook.ts`. */
  webhooks: headingSchema.extend({
    items: z.array(titledTextSchema).min(2).max(4),
    caption: words,
    note: text,
  }),
  rules: headingSchema.extend({
    idempotency: titledTextSchema,
    errors: titledTextSchema,
    versions: titledTextSchema,
    limits: titledTextSchema,
  }),
  errors: headingSchema.extend({ table: tableSchema }),
  changelog: headingSchema.extend({ items: z.array(titledTextSchema.extend({ day: daySchema })).min(1) }),
  status: titledTextSchema,
  contact: headingSchema.extend({ lead: text, action: words }),
});

export type DevelopersItem = z.output<typeof developersSchema>;
