import { z } from 'zod';
import { contacts as written } from '#content/site/contacts';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { findPerson, personSchema, type Person, type PersonSlug } from './people';
import { localized, readFacts, serviceRefs } from './read-facts';

/** Subject of a contact. */
export type ContactSubject = keyof typeof written;

/** Contact by subject, or a person. */
export type ContactQuery = ContactSubject | { readonly person: PersonSlug };

/** Name, role, and what to ask the person about. */
export type ContactPerson = Person & { readonly answers?: string };

/** Call to action at the end of a page. */
export type ContactView = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Contact person; without one, the section has a quiet background. */
  readonly person?: ContactPerson;
};

const read = readFacts(
  'content/site/contacts.ts',
  written,
  z.record(
    z.string(),
    z.strictObject({
      person: personSchema.describe('Slug of the contact person.'),
      answers: localized(20, 120).describe('What the person can be asked, in one sentence.'),
      services: serviceRefs
        .optional()
        .describe('Services whose pages name this person; all others name the partner team.'),
    }),
  ),
);

/**
 * Finds the contact person.
 *
 * @param who a subject of `content/site/contacts.ts`, or a person of `content/site/people.ts`
 * @throws Error for an unknown subject
 */
export function findContactPerson(who: ContactQuery, locale: Locale): ContactPerson {
  if (typeof who === 'object') {
    const contact = Object.values(read()).find(({ person }) => person === who.person);
    return { ...findPerson(who.person, locale), ...(contact && { answers: contact.answers[locale] }) };
  }
  const contact = read()[who];
  if (!contact) throw new Error(`content/site/contacts.ts has no ${who}.`);
  return { ...findPerson(contact.person, locale), answers: contact.answers[locale] };
}

/** Contact of a service, by its slug. */
export function findServiceContact(service: string): ContactQuery {
  const subject = Object.entries(read()).find(([, { services }]) => services?.includes(service));
  return (subject?.[0] as ContactSubject | undefined) ?? 'sales';
}

/**
 * Path of the enquiry form.
 *
 * @param about preselected subject
 */
export function enquiryPath(locale: Locale, about?: 'sales' | 'partner'): string {
  return `${buildPath(locale, 'partners')}${about ? `?about=${about}` : ''}#enquiry`;
}

/**
 * Builds a call to action with the family's title and text, and the header's button label.
 *
 * @param who contact; the partner team by default
 */
export function buildContact(
  words: Pick<ContactView, 'title' | 'text'>,
  locale: Locale,
  who: ContactQuery = 'sales',
): ContactView {
  return {
    title: words.title,
    text: words.text,
    action: translate.layout[locale]('contact'),
    href: enquiryPath(locale, 'sales'),
    person: findContactPerson(who, locale),
  };
}
