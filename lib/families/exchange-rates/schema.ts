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
    /** All currencies by mark-up, beside the headline. */
    ranking: z.strictObject({
      /** Title of the chart. */ title: text(5, 90),
      /** What its tracks are. */ note: text(20, 200),
    }),
  }),
);

export type NetworkEntry = Entry<Output<typeof networkSchema>>;

export const networks = createCollection('exchange-rates', networkSchema);

/** Words of the page with the reference rates. */
const wordsSchema = defineSchema(({ words, text, markdown, titledText }) =>
  words.extend({
    title: text(10, 90),
    summary: text(60, 400),
    /** The mark-up of the example in its parts, beside the headline. */
    parts: z.strictObject({
      /** Title of the chart. */ title: text(5, 90),
      /** What its platforms are. */ note: text(20, 200),
      /** What the chart proves; its text alternative. */ sentence: text(30, 300),
      /** What the rate of the network adds. */ network: text(5, 60),
      /** What the fee of the provider adds. */ fee: text(5, 60),
      /** Both together. */ total: text(5, 60),
    }),
    /** Heading above the tables of rates. */ ratesTitle: text(5, 60),
    /** Heading of what follows about the mark-up. */ howTitle: text(5, 90),
    /** How the mark-up is calculated, in paragraphs. */ how: z.array(markdown(40, 600)).min(1),
    /** The formula of the mark-up, on a line of its own. */ formula: text(10, 160),
    /** What to know about the formula; stands below it. */ formulaNote: text(20, 300),
    /** Heading of the purchase that is worked out. */ exampleTitle: text(5, 90),
    /** What to know about the example; stands below its result. */ exampleNote: text(20, 300),
    /** Heading above the tips. */ tipsTitle: text(5, 90),
    /** What to know before one pays. */ tips: z.array(titledText).min(2),
    /** Heading above the links to the card networks. */ networksTitle: text(5, 60),
    /** One or two sentences below that heading. */ networksText: text(20, 300),
  }),
);

export const readWords = createWords('content/exchange-rates/index.ts', exchangeRatesContent, wordsSchema);
