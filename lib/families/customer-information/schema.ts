import { z } from 'zod';
import { countryNames, customerInformationContent, ibanKinds } from '#content/customer-information/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createFurtherPages } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { languageCodes, type Language } from '#lib/i18n/languages';

const listKeys = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const writeSample = (parts: readonly { readonly example: string }[]): string =>
  parts.map(({ example }) => example).join('');

/**
 * Front matter of `content/customer-information/<country>-<iban>/<language>.md`. The file is named after the
 * language of the text, which may exist in one language only.
 */
const customerInformationSchema = defineSchema(({ item, text, lead }) =>
  item
    .extend({
      country: z.enum(listKeys(countryNames)).describe('Country in which the customers live.'),
      iban: z.enum(listKeys(ibanKinds)).describe('Kind of their account numbers.'),
      summary: lead(80).describe('For whom the text is; shown below the headline.'),
      date: daySchema.describe('Day on which the facts were correct.'),
      ibanFormat: text(10, 80).describe('How the account number is built, in a few words.'),
      ibanParts: z
        .array(
          z.strictObject({
            name: text(2, 40).describe('What the part is.'),
            length: text(4, 60).describe(
              'Its name in the language of the country, if the text is in another one; number and kind of its characters.',
            ),
            example: z
              .string()
              .regex(/^[A-Z0-9]+$/, 'capital letters and digits')
              .describe('Its characters in the sample.'),
          }),
        )
        .min(2)
        .max(8)
        .describe('Its parts in reading order; the examples together are a published sample.'),
    })
    .refine(({ slug, country, iban }) => slug === `${country}-${iban}`, {
      path: ['slug'],
      error: 'the country and the kind of the IBAN, joined by a hyphen',
    })
    .refine(({ iban, ibanParts }) => writeSample(ibanParts).length === ibanKinds[iban].length, {
      path: ['ibanParts'],
      error: 'parts that together are as long as an account number of this kind',
    }),
);

/** Text in its own language, which may differ from that of the page's path. */
export type CustomerInformationEntry = Entry<Output<typeof customerInformationSchema>, Language>;

const texts = createCollection('customer-information', customerInformationSchema, {
  languages: languageCodes,
  isComplete: false,
});

/** All texts in all languages. */
export function listEntries(): CustomerInformationEntry[] {
  return languageCodes.flatMap((language) => texts.all(language));
}

/** Texts of the list page. */
const wordsSchema = defineSchema(({ words, text, lead, advice }) =>
  words.extend({
    advice,
    help: advice.describe('Whom to ask: in an emergency, with a question, with a complaint.'),
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the page contains; shown below the headline.'),
    ways: z
      .strictObject({
        title: text(3, 60).describe('Heading above the pages.'),
        items: createFurtherPages({ text }).describe(
          'Related pages; the name says if a page is in another language.',
        ),
      })
      .describe('Links to other pages, below the list and below every text.'),
  }),
);

export const readWords = createWords(
  'content/customer-information/index.ts',
  customerInformationContent,
  wordsSchema,
);
