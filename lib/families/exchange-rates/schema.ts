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
  ({ item, text, lead }) =>
    item.extend({
      slug: z.enum(networkSlugs).describe('Name of the folder and of the rates in `network-rates.json`.'),
      network: text(2, 40).describe('Name of the card network.'),
      summary: lead(80).describe('What the page shows; shown below the headline.'),
      date: daySchema.describe('Day of publication or of the last change of the text.'),
      check: z
        .strictObject({
          title: text(5, 90).describe('Heading of the section.'),
          steps: z
            .array(text(20, 240))
            .length(3)
            .describe('What to do: find the day, work out the rate, work out the mark-up.'),
          example: text(10, 120).describe('Words above the numbers.'),
          text: text(20, 300).describe('What to do if the result differs.'),
        })
        .describe('How to check a payment; the numbers of the first purchase are shown beside the steps.'),
      related: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          items: z
            .array(
              z.strictObject({
                name: text(3, 80).describe('Words of the link.'),
                id: z.string().describe('Address of the page without language and outer slashes.'),
                text: text(10, 160).describe('What the page offers.'),
              }),
            )
            .min(1)
            .max(2)
            .describe('Pages, each with a reason.'),
        })
        .describe('Related pages at the end.'),
    }),
  listFacts,
);

export type NetworkEntry = Entry<Output<typeof networkSchema>>;

export const networks = createCollection('exchange-rates', networkSchema);

/** Texts of the page with the reference rates. */
const wordsSchema = defineSchema(
  ({ words, text, lead, markdown, titledText }) =>
    words.extend({
      title: text(10, 90).describe('Headline of the page.'),
      summary: lead(60).describe('What the page contains; shown below the headline.'),
      purchase: z
        .strictObject({
          legend: text(5, 40).describe('Words before the amounts to choose from.'),
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
          legend: text(5, 40).describe('Label of the choice between the two calculations.'),
          purchase: text(5, 40).describe('Option: a purchase in another currency.'),
          exchange: text(5, 40).describe('Option: exchanging euros.'),
        })
        .describe('The calculator below the headline.'),
      past: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          text: text(20, 240).describe('What the line shows, in one sentence.'),
          legend: text(5, 40).describe('Words before the currencies to choose from.'),
        })
        .describe('The rates of past days; shown if there are any.'),
      ratesTitle: text(5, 60).describe('Heading above the tables of rates.'),
      howTitle: text(5, 90).describe('Heading of the explanation of the mark-up.'),
      how: z.array(markdown(40, 600)).min(1).describe('How the mark-up is calculated, in paragraphs.'),
      formula: z
        .strictObject({
          name: text(5, 40).describe('Name of the result.'),
          over: text(5, 60).describe('Numerator of the fraction.'),
          under: text(5, 60).describe('Denominator of the fraction.'),
        })
        .describe('The formula of the mark-up: a fraction minus 1.'),
      formulaNote: text(20, 300).describe('Note on the formula, shown below it.'),
      exampleTitle: text(5, 90).describe('Words above the formula with the numbers of the first purchase.'),
      exampleNote: text(20, 300).describe('Note on the fee in these numbers, shown below them.'),
      tipsTitle: text(5, 90).describe('Heading above the tips.'),
      tips: z.array(titledText).min(2).describe('Advice before paying.'),
      networksTitle: text(5, 60).describe('Heading above the links to the card networks.'),
      networksText: text(20, 300).describe('One or two sentences below that heading.'),
    }),
  listFacts,
);

export const readWords = createWords('content/exchange-rates/index.ts', exchangeRatesContent, wordsSchema);
