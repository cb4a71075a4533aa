import { z } from 'zod';
import { people as written } from '#content/site/people';
import type { Locale } from '#lib/i18n/locales';
import { localized, readFacts } from './read-facts';

export type PersonSlug = keyof typeof written;

/** Slug of a person, for schemas. */
export const personSchema = z
  .enum(Object.keys(written) as PersonSlug[])
  .describe('Slug of the person, from `content/site/people.ts`.');

const read = readFacts(
  'content/site/people.ts',
  written,
  z.record(
    z.string(),
    z.strictObject({
      name: z.string().describe('Name of the person, with titles.'),
      role: localized(3).describe('Position of the person; shown below the name.'),
    }),
  ),
);

export type Person = { readonly name: string; readonly role: string };

export function findPerson(slug: PersonSlug, locale: Locale): Person {
  const person = read()[slug];
  if (!person) throw new Error(`content/site/people.ts has no ${slug}.`);
  return { name: person.name, role: person.role[locale] };
}
