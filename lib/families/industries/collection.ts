import { industries as names } from '#content/site/industries';
import { createCollection, type Entry } from '#lib/content/collection';
import type { Locale } from '#lib/i18n/locales';
import { industrySchema, type IndustryItem } from './schema';

export type IndustryEntry = Entry<IndustryItem>;

export const industries = createCollection('industries', industrySchema);

/** The industries of a language that have a page, in the order of `content/site/industries.ts`. */
export function listEntries(locale: Locale): IndustryEntry[] {
  const entries = new Map(industries.all(locale).map((entry) => [entry.slug, entry]));
  return names.flatMap(({ slug }) => entries.get(slug) ?? []);
}
