import { createCollection, type Entry } from '#lib/content/collection';
import { companySchema, type CompanyItem } from './schema';

export type CompanyEntry = Entry<CompanyItem>;

/** The entry of one page, with the fields of its own shape. */
export type CompanyEntryOf<S extends CompanyItem['slug']> = Extract<CompanyEntry, { readonly slug: S }>;

export const companyPages = createCollection('company', companySchema);
