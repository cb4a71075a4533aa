import type { FormId } from './form-schema';
import type { Problems } from './problem';

/** Protocol between browser and form service, besides the fields of the forms. */

/** Hidden fields of every form: ticket, language of the page, and a honeypot. */
export const ticketField = 'ticket';
export const languageField = 'language-of-page';
export const honeypotField = 'website';

/** @param endpoint URL of the service, without trailing slash */
export const addressOf = (endpoint: string, form: FormId): string => `${endpoint}/${form}`;

/** Status 200 for a ticket. `usableIn`: milliseconds until it is accepted; older services omit it. */
export type TicketAnswer = { readonly ticket: string; readonly usableIn?: number };

/** Status 200: accepted, now or before with the same ticket. `next` is the page to go to. */
export type AcceptedAnswer = { readonly id: string; readonly next: string };

/** Status 422: problems to fix. Other rejections have a `reason` and no problems. */
export type RefusedAnswer = { readonly reason: Refusal; readonly problems?: Problems };

/** Reasons of rejections. Their messages are in `messages/` under `forms.refusals`. */
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
  'webinar-over',
] as const;

export type Refusal = (typeof refusals)[number];
