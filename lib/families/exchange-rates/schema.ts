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
import { formatPurchase, calculatePurchase } from './rates';

/** Numbers of the first sample purchase, for texts that quote them. */
function listFacts(locale: Locale) {
  const [purchase] = workedExamples.purchases;
  return {
    purchase: formatPurchase(purchase, locale),
    total: formatEuro(calculatePurchase(purchase).total, locale),
    feePercent: formatPercent(workedExamples.feePercent, locale, 1),
  };
}

/** Front matter of `content/exchange-rates/<network>/<locale>.md`; the body explains the rates. */
const networkSchema = defineSchema(
  ({ item, text }) =>
    item.extend({
      slug: z.enum(networkSlugs).describe('Name of the folder and of the rates in `network-rates.json`.'),
      network: text(2, 40).describe('Name of the card network.'),
      summary: text(80, 280).describe('What the page shows, in one to three sentences.'),
      date: daySchema.describe('Day of publication or of the last change of the text.'),
      ranking: z
        .strictObject({
          title: text(5, 90).describe('Title of the chart.'),
          note: text(20, 200).describe('What its plates are.'),
        })
        .describe('All currencies by mark-up, beside the headline.'),
      check: z
        .strictObject({
          title: text(5, 90).describe('Heading of the section.'),
          steps: z
            .array(text(20, 240))
            .length(3)
            .describe('What to do: find the day, work out the rate, work out the mark-up.'),
          example: text(10, 120).describe('Words above the numbers.'),
          text: text(20, 300).describe('What to do where the result differs.'),
        })
        .describe(
          'How to check a payment oneself; the numbers of the first purchase stand beside the steps.',
        ),
      onward: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          items: z
            .array(
              z.strictObject({
                name: text(3, 80).describe('Words of the link.'),
                id: z.string().describe('Address of the page without language and outer slashes.'),
                text: text(10, 160).describe('What is found there.'),
              }),
            )
            .min(1)
            .max(2)
            .describe('Pages with a reason each.'),
        })
        .describe('Where the reader goes on.'),
    }),
  listFacts,
);

export type NetworkEntry = Entry<Output<typeof networkSchema>>;

export const networks = createCollection('exchange-rates', networkSchema);

/** Texts of the page with the reference rates. */
const wordsSchema = defineSchema(
  ({ words, text, markdown, titledText }) =>
    words.extend({
      title: text(10, 90).describe('Headline of the page.'),
      summary: text(60, 400).describe(
        'What the page holds, in one to three sentences; stands under the headline.',
      ),
      purchase: z
        .strictObject({
          legend: text(5, 40).describe('Words before the amounts that one can choose.'),
          reference: text(5, 60).describe('Name of the price at the reference rate.'),
          network: text(5, 60).describe('Name of the price at the rate of the network.'),
          total: text(5, 60).describe('Name of the price with the fee of the provider.'),
        })
        .describe('Three purchases abroad and what they come to, beside the headline.'),
      calculator: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          text: text(20, 240).describe('What it works out, in one or two sentences.'),
          examples: text(10, 120).describe('Caption of the examples beside it.'),
          legend: text(5, 40).describe('Which of two ways is calculated.'),
          purchase: text(5, 40).describe('A purchase in another currency.'),
          exchange: text(5, 40).describe('Euros that are changed.'),
        })
        .describe('The calculator below the headline.'),
      past: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          text: text(20, 240).describe('What the line shows, in one sentence.'),
          legend: text(5, 40).describe('Words before the currencies that one can choose.'),
        })
        .describe('The rates of past days; shown where there are some.'),
      ratesTitle: text(5, 60).describe('Heading above the tables of rates.'),
      howTitle: text(5, 90).describe('Heading of what follows about the mark-up.'),
      how: z.array(markdown(40, 600)).min(1).describe('How the mark-up is calculated, in paragraphs.'),
      formula: z
        .strictObject({
          name: text(5, 40).describe('What comes out.'),
          over: text(5, 60).describe('What stands above the line of the fraction.'),
          under: text(5, 60).describe('What stands below it.'),
        })
        .describe('The formula of the mark-up, as a fraction of which 1 is taken away.'),
      formulaNote: text(20, 300).describe('What to know about the formula; stands below it.'),
      exampleTitle: text(5, 90).describe('Words above the formula with the numbers of the first purchase.'),
      exampleNote: text(20, 300).describe('What to know about the fee in these numbers; stands below them.'),
      tipsTitle: text(5, 90).describe('Heading above the tips.'),
      tips: z.array(titledText).min(2).describe('What to know before one pays.'),
      networksTitle: text(5, 60).describe('Heading above the links to the card networks.'),
      networksText: text(20, 300).describe('One or two sentences below that heading.'),
    }),
  listFacts,
);

export const readWords = createWords('content/exchange-rates/index.ts', exchangeRatesContent, wordsSchema);
