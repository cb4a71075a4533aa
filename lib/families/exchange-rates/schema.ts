import { z } from 'zod';
import { exchangeRatesContent } from '#content/exchange-rates/index';
import { networkSpreads } from '#content/exchange-rates/networks';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Front matter of `content/exchange-rates/<network>/<locale>.md`; the body says how to read the rates. */
const networkSchema = defineSchema(({ item, text }) =>
  item.extend({
    /** Name of the folder and of the rates in `networks.ts`. */
    slug: z.enum(Object.keys(networkSpreads) as (keyof typeof networkSpreads)[]),
    /** Name of the card network. */
    network: text(2, 40),
    /** What the page shows, in one to three sentences. */
    summary: text(80, 280),
    /** Day of publication or of the last change of the text. */
    date: daySchema,
  }),
);

export type NetworkEntry = Entry<Output<typeof networkSchema>>;

export const networks = createCollection('exchange-rates', networkSchema);

/** Words of the page with the reference rates. */
const wordsSchema = defineSchema(({ words, text, markdown, titledText }) =>
  words.extend({
    title: text(10, 90),
    summary: text(60, 400),
    ratesTitle: text(5, 60),
    /** How the mark-up is calculated; Markdown. */
    howTitle: text(5, 90),
    how: z.array(markdown(40, 600)).min(1),
    formula: text(10, 160),
    formulaNote: text(20, 300),
    exampleTitle: text(5, 90),
    exampleNote: text(20, 300),
    tipsTitle: text(5, 90),
    tips: z.array(titledText).min(2),
    networksTitle: text(5, 60),
    networksText: text(20, 300),
  }),
);

export const readWords = createWords('content/exchange-rates/index.ts', exchangeRatesContent, wordsSchema);
