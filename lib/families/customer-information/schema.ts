import { z } from 'zod';
import { countryNames, ibanKinds } from '#content/customer-information/index';
import { daySchema, itemSchema } from '#lib/content/item-schema';

/**
 * Front matter of `content/customer-information/<country>-<iban>/<language>.md`. The file is named
 * after the language of the text; a text may be there in one language only.
 */
export const customerInformationSchema = itemSchema
  .extend({
    /** Country in which the customers live. */
    country: z.enum(Object.keys(countryNames) as (keyof typeof countryNames)[]),
    /** Kind of their account numbers. */
    iban: z.enum(Object.keys(ibanKinds) as (keyof typeof ibanKinds)[]),
    /** For whom the text is, in one to three sentences. */
    summary: z.string().min(80).max(280),
    /** Day from which the facts are right as they stand. */
    date: daySchema,
    /** How the account number is built, in a few words. */
    ibanFormat: z.string().min(10).max(80),
  })
  .refine(({ slug, country, iban }) => slug === `${country}-${iban}`, {
    path: ['slug'],
    error: 'the country and the kind of the IBAN, joined by a hyphen',
  });

export type CustomerInformationItem = z.output<typeof customerInformationSchema>;
