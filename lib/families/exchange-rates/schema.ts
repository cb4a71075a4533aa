import { z } from 'zod';
import { networkSpreads } from '#content/exchange-rates/networks';
import { daySchema, itemSchema } from '#lib/content/item-schema';

/** Front matter of `content/exchange-rates/<network>/<locale>.md`; the body says how to read the rates. */
export const networkSchema = itemSchema.extend({
  /** Name of the folder and of the rates in `networks.ts`. */
  slug: z.enum(Object.keys(networkSpreads) as (keyof typeof networkSpreads)[]),
  /** Name of the card network. */
  network: z.string().min(2).max(40),
  /** What the page shows, in one to three sentences. */
  summary: z.string().min(80).max(280),
  /** Day of publication or of the last change of the text. */
  date: daySchema,
});

export type NetworkItem = z.output<typeof networkSchema>;
