import { z } from 'zod';
import { people as written } from '#content/site/people';
import type { Locale } from '#lib/i18n/locales';
import { localized, readFacts } from './read-facts';

export type PersonSlug = keyof typeof written;

/** A person by their slug, for schemas that name one. */
export const personSchema = z.enum(Object.keys(written) as PersonSlug[]);

const read = readFacts(
  'content/site/people.ts',
  written,
  z.record(
    z.string(),
    z.strictObject({
      /** Name of the person, with titles. */
      name: z.string(),
      /** Position of the person; stands below the name. */
      role: localized(3),
    }),
  ),
);

/** Name and role of a person. */
export type Person = { readonly name: string; readonly role: string };

export function findPerson(slug: PersonSlug, locale: Locale): Person {
  const person = read()[slug];
  if (!person) throw new Error(`content/site/people.ts has no ${slug}.`);
  return { name: person.name, role: person.role[locale] };
}
