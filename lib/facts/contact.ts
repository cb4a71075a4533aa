import { z } from 'zod';
import { contacts as written } from '#content/site/contacts';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { findPerson, personSchema, type Person, type PersonSlug } from './people';
import { localized, readFacts, serviceRefs } from './read-facts';

/** What somebody answers for. */
export type ContactSubject = keyof typeof written;

/** Somebody who answers: a person, or whoever answers for a subject. */
export type Answerer = ContactSubject | { readonly person: PersonSlug };

/** Name, role, and what they can be asked. */
export type ContactPerson = Person & { readonly answers?: string };

/** The call to action at the end of a page. */
export type ContactView = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Who reads what is written; without them the call stands on a calm ground. */
  readonly person?: ContactPerson;
};

const read = readFacts(
  'content/site/contacts.ts',
  written,
  z.record(
    z.string(),
    z.strictObject({
      person: personSchema.describe('Slug of the person who answers for the subject.'),
      answers: localized(20, 120).describe('One sentence: what the person can be asked.'),
      services: serviceRefs
        .optional()
        .describe('Services whose pages name this person; the partner team answers for the others.'),
    }),
  ),
);

/**
 * Finds who answers.
 *
 * @param who a subject of `content/site/contacts.ts`, or one person of `content/site/people.ts`
 */
export function findContactPerson(who: Answerer, locale: Locale): ContactPerson {
  if (typeof who === 'object') {
    const own = Object.values(read()).find(({ person }) => person === who.person);
    return { ...findPerson(who.person, locale), ...(own && { answers: own.answers[locale] }) };
  }
  const contact = read()[who];
  if (!contact) throw new Error(`content/site/contacts.ts has no ${who}.`);
  return { ...findPerson(contact.person, locale), answers: contact.answers[locale] };
}

/** Who answers for a service, by its slug. */
export function findServiceContact(service: string): Answerer {
  const subject = Object.entries(read()).find(([, { services }]) => services?.includes(service));
  return (subject?.[0] as ContactSubject | undefined) ?? 'sales';
}

/**
 * Where somebody who wants to talk says what it is about.
 *
 * @param about subject of the enquiry that is chosen there already
 */
export function enquiryPath(locale: Locale, about?: 'sales' | 'partner'): string {
  return `${buildPath(locale, 'partners')}${about ? `?about=${about}` : ''}#enquiry`;
}

/**
 * Heading and text are a family's own words, the button says what that of the header says.
 *
 * @param who answers; the partner team where a page says nothing else
 */
export function buildContact(
  words: Pick<ContactView, 'title' | 'text'>,
  locale: Locale,
  who: Answerer = 'sales',
): ContactView {
  return {
    title: words.title,
    text: words.text,
    action: translate.chrome[locale]('contact'),
    href: enquiryPath(locale, 'sales'),
    person: findContactPerson(who, locale),
  };
}
