import { z } from 'zod';
import { countryNames, customerInformationContent, ibanKinds } from '#content/customer-information/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { languageCodes, type Language } from '#lib/i18n/languages';

const listKeys = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const writeSample = (parts: readonly { readonly example: string }[]): string =>
  parts.map(({ example }) => example).join('');

/**
 * Front matter of `content/customer-information/<country>-<iban>/<language>.md`. The file is named
 * after the language of the text; a text may be there in one language only.
 */
const customerInformationSchema = defineSchema(({ item, text }) =>
  item
    .extend({
      /** Country in which the customers live. */
      country: z.enum(listKeys(countryNames)),
      /** Kind of their account numbers. */
      iban: z.enum(listKeys(ibanKinds)),
      /** For whom the text is, in one to three sentences. */
      summary: text(80, 280),
      /** Day from which the facts are right as they stand. */
      date: daySchema,
      /** How the account number is built, in a few words. */
      ibanFormat: text(10, 80),
      /** Its parts in the order in which they are read; the examples together are a published sample. */
      ibanParts: z
        .array(
          z.strictObject({
            /** What the part is. */
            name: text(2, 40),
            /** What it is called where the account is, if the text is in another language; how many characters it has, and of which kind. */
            length: text(4, 60),
            /** Its characters in the sample. */
            example: z.string().regex(/^[A-Z0-9]+$/, 'capital letters and digits'),
          }),
        )
        .min(2)
        .max(8),
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

/** A text in its own language, which need not be that of the address at which it is shown. */
export type CustomerInformationEntry = Entry<Output<typeof customerInformationSchema>, Language>;

const texts = createCollection('customer-information', customerInformationSchema, {
  languages: languageCodes,
  isComplete: false,
});

/** All texts, whatever their language. */
export function listEntries(): CustomerInformationEntry[] {
  return languageCodes.flatMap((language) => texts.all(language));
}

/** Words of the page that lists the texts. */
const wordsSchema = defineSchema(({ words, text, advice }) =>
  words.extend({
    advice,
    title: text(10, 90),
    summary: text(60, 300),
    /** Ways on from the list and from every text. */
    ways: z.strictObject({
      /** Heading above them. */
      title: text(3, 60),
      /** Pages to go on with; the name says when a page is in another language. */
      items: z
        .array(
          z.strictObject({
            name: text(3, 60),
            /** Address of the page. */ path: z.string().startsWith('/'),
            /** What is there, in a sentence. */ text: text(20, 120),
          }),
        )
        .min(2)
        .max(4),
    }),
  }),
);

export const readWords = createWords(
  'content/customer-information/index.ts',
  customerInformationContent,
  wordsSchema,
);
