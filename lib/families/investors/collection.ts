import { createCollection, type Entry } from '#lib/content/collection';
import { investorsPageSchema, type InvestorsItem } from './schema';

export type InvestorsEntry = Entry<InvestorsItem>;

/** The entry of one page, with the fields of its own shape. */
export type InvestorsEntryOf<S extends InvestorsItem['slug']> = Extract<InvestorsEntry, { readonly slug: S }>;

export const investorsPages = createCollection('investors', investorsPageSchema);
