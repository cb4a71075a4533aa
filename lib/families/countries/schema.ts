import { z } from 'zod';
import { countriesContent } from '#content/countries/index';
import { offer } from '#content/countries/offer';
import { figures } from '#content/site/figures';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { readFacts } from '#lib/facts/read-facts';
import { sepaCountries } from '#lib/forms/rules/sepa-countries';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

const countryCode = z.enum(sepaCountries);

const offerSchema = z.strictObject({
  programmes: z
    .array(
      z.strictObject({
        code: countryCode.describe('Two letters of the state.'),
        iban: z.enum(figures.ibanCountries).describe('Country code of the IBANs that its residents receive.'),
        loans: z.boolean().describe('Whether consumer loans are granted there.'),
        identification: z
          .array(z.enum(['online-id', 'video', 'bankident']))
          .min(1)
          .describe('How applicants who live there can prove their identity.'),
      }),
    )
    .describe('States in which partners offer accounts and cards today.'),
  onRequest: z.array(countryCode).describe('The other states of the passport.'),
});

export type Programme = z.output<typeof offerSchema>['programmes'][number];

export const readOffer = readFacts('content/countries/offer.ts', offer, offerSchema);

const listFacts = (locale: Locale) => ({
  programmes: formatNumber(readOffer().programmes.length, locale),
  passportCountries: formatNumber(figures.passportCountries, locale),
});

const wordsSchema = defineSchema(
  ({ words, text, lead, titledText }) =>
    words.extend({
      date: daySchema.describe('Day of the last change of the offer.'),
      title: text(10, 90).describe('Headline of the page.'),
      summary: lead(60).describe('In how many countries there is what; shown below the headline.'),
      table: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          text: text(30, 300).describe('Who can use what the table shows, in one or two sentences.'),
          caption: text(10, 120).describe('Caption of the table, with its month.'),
        })
        .describe('The table, whose rows are made of `offer.ts`.'),
      notes: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          items: z.array(titledText).min(2).describe('What the words in the table mean.'),
        })
        .describe('Explanations below the table.'),
    }),
  listFacts,
);

export const readWords = createWords('content/countries/index.ts', countriesContent, wordsSchema);
