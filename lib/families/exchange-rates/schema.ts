import { z } from 'zod';
import { exchangeRatesContent } from '#content/exchange-rates/index';
import { workedExamples } from '#content/exchange-rates/examples';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { formatEuro, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { networkSlugs } from './rate-files';
import { formatPurchase, workOut } from './work-out';

/** The first purchase, for texts that quote it. */
function listFacts(locale: Locale) {
  const [purchase] = workedExamples.purchases;
  return {
    purchase: formatPurchase(purchase, locale),
    total: formatEuro(workOut(purchase).total, locale),
    feePercent: formatPercent(workedExamples.feePercent, locale, 1),
  };
}

/** Front matter of `content/exchange-rates/<network>/<locale>.md`; the body says how to read the rates. */
const networkSchema = defineSchema(
  ({ item, text }) =>
    item.extend({
      /** Name of the folder and of the rates in `network-rates.json`. */
      slug: z.enum(networkSlugs),
      /** Name of the card network. */
      network: text(2, 40),
      /** What the page shows, in one to three sentences. */
      summary: text(80, 280),
      /** Day of publication or of the last change of the text. */
      date: daySchema,
      /** All currencies by mark-up, beside the headline. */
      ranking: z.strictObject({
        /** Title of the chart. */ title: text(5, 90),
        /** What its plates are. */ note: text(20, 200),
      }),
      /** How to check a payment oneself; the numbers of the first purchase stand beside the steps. */
      check: z.strictObject({
        /** Heading of the section. */ title: text(5, 90),
        /** What to do: find the day, work out the rate, work out the mark-up. */ steps: z
          .array(text(20, 240))
          .length(3),
        /** Words above the numbers. */ example: text(10, 120),
        /** What to do where the result differs. */ text: text(20, 300),
      }),
      /** Where the reader goes on. */
      onward: z.strictObject({
        /** Heading of the section. */ title: text(5, 60),
        /** Pages with a reason each. */
        items: z
          .array(
            z.strictObject({
              /** Words of the link. */ name: text(3, 80),
              /** Address of the page without language and outer slashes. */ id: z.string(),
              /** What is found there. */ text: text(10, 160),
            }),
          )
          .min(1)
          .max(2),
      }),
    }),
  listFacts,
);

export type NetworkEntry = Entry<Output<typeof networkSchema>>;

export const networks = createCollection('exchange-rates', networkSchema);

/** Words of the page with the reference rates. */
const wordsSchema = defineSchema(
  ({ words, text, markdown, titledText }) =>
    words.extend({
      title: text(10, 90),
      summary: text(60, 400),
      /** Three purchases abroad and what they come to, beside the headline. */
      purchase: z.strictObject({
        /** Words before the amounts that one can choose. */ legend: text(5, 40),
        /** Name of the price at the reference rate. */ reference: text(5, 60),
        /** Name of the price at the rate of the network. */ network: text(5, 60),
        /** Name of the price with the fee of the provider. */ total: text(5, 60),
      }),
      /** The calculator below the headline. */
      calculator: z.strictObject({
        /** Heading of the section. */ title: text(5, 60),
        /** What it works out, in one or two sentences. */ text: text(20, 240),
        /** Caption of the examples beside it. */ examples: text(10, 120),
        /** Which of two ways is calculated. */ legend: text(5, 40),
        /** A purchase in another currency. */ purchase: text(5, 40),
        /** Euros that are changed. */ exchange: text(5, 40),
      }),
      /** The rates of past days; shown where there are some. */
      past: z.strictObject({
        /** Heading of the section. */ title: text(5, 60),
        /** What the line shows, in one sentence. */ text: text(20, 240),
        /** Words before the currencies that one can choose. */ legend: text(5, 40),
      }),
      /** Heading above the tables of rates. */ ratesTitle: text(5, 60),
      /** Heading of what follows about the mark-up. */ howTitle: text(5, 90),
      /** How the mark-up is calculated, in paragraphs. */ how: z.array(markdown(40, 600)).min(1),
      /** The formula of the mark-up, as a fraction of which 1 is taken away. */
      formula: z.strictObject({
        /** What comes out. */ name: text(5, 40),
        /** What stands above the line of the fraction. */ over: text(5, 60),
        /** What stands below it. */ under: text(5, 60),
      }),
      /** What to know about the formula; stands below it. */ formulaNote: text(20, 300),
      /** Words above the formula with the numbers of the first purchase. */ exampleTitle: text(5, 90),
      /** What to know about the fee in these numbers; stands below them. */ exampleNote: text(20, 300),
      /** Heading above the tips. */ tipsTitle: text(5, 90),
      /** What to know before one pays. */ tips: z.array(titledText).min(2),
      /** Heading above the links to the card networks. */ networksTitle: text(5, 60),
      /** One or two sentences below that heading. */ networksText: text(20, 300),
    }),
  listFacts,
);

export const readWords = createWords('content/exchange-rates/index.ts', exchangeRatesContent, wordsSchema);
