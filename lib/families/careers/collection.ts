import { createCollection, type Entry } from '#lib/content/collection';
import { careersPageSchema, jobSchema, type CareersItem, type JobItem } from './schema';

export type CareersEntry = Entry<CareersItem>;

/** The entry of one page, with the fields of its own shape. */
export type CareersEntryOf<S extends CareersItem['slug']> = Extract<CareersEntry, { readonly slug: S }>;

export type JobEntry = Entry<JobItem>;

export const careersPages = createCollection('careers/pages', careersPageSchema);
export const jobs = createCollection('careers/jobs', jobSchema);
