import { customers } from '#content/site/customers';
import { industries } from '#content/site/industries';
import { createCollection, type Entry } from '#lib/content/collection';
import type { Locale } from '#lib/i18n/locales';
import { caseStudySchema, type CaseStudyItem } from './schema';

export type CaseStudyEntry = Entry<CaseStudyItem>;

export type Customer = (typeof customers)[number];

export const caseStudies = createCollection('case-studies', caseStudySchema);

/** A study together with the customer that it is about. */
export type Study = { readonly entry: CaseStudyEntry; readonly customer: Customer };

/** All studies of a language: by industry, and within one in the order of the customers. */
export function listStudies(locale: Locale): Study[] {
  const entries = new Map(caseStudies.all(locale).map((entry) => [entry.slug, entry]));
  return industries.flatMap(({ slug }) =>
    customers
      .filter(({ industry }) => industry === slug)
      .flatMap((customer) => {
        const entry = entries.get(customer.slug);
        return entry ? [{ entry, customer }] : [];
      }),
  );
}
