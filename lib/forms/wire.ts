import type { FormId } from './form-schema';
import type { Problems } from './problem';

/** What a browser and the form service say to each other, beside the fields of the forms themselves. */

/** Hidden fields of every form: the ticket, the language of the page, and a field that people leave empty. */
export const ticketField = 'ticket';
export const languageField = 'language-of-page';
export const honeypotField = 'website';

/** @param endpoint address of the service, without a slash at its end */
export const addressOf = (endpoint: string, form: FormId): string => `${endpoint}/${form}`;

/** Status 200 of a ticket's address. `usableIn`: milliseconds before which a message with it is refused; an older service does not say. */
export type TicketAnswer = { readonly ticket: string; readonly usableIn?: number };

/** Status 200: taken, now or already before with the same ticket. `next` is the page to go to. */
export type AcceptedAnswer = { readonly id: string; readonly next: string };

/** Status 422: what has to be put right. Other refusals carry `reason` and no problems. */
export type RefusedAnswer = { readonly reason: Refusal; readonly problems?: Problems };

/** Why something was not taken. Its words stand in `messages/` under `forms.refusals`. */
export const refusals = [
  'problems',
  'unreadable',
  'too-large',
  'too-many-fields',
  'media-type',
  'method',
  'unknown-form',
  'foreign-origin',
  'ticket-missing',
  'ticket-invalid',
  'ticket-expired',
  'ticket-used',
  'too-fast',
  'too-many',
  'honeypot',
  'unavailable',
  'link-invalid',
  'link-expired',
] as const;

export type Refusal = (typeof refusals)[number];
