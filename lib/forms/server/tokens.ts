import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmationDays } from '../periods';

/** Hours until a ticket expires. */
const ticketHours = 24;
/** Minimum age of a ticket in milliseconds; faster submissions are taken for scripts. */
export const shortestTime = 2000;

export type TokenContext = { readonly secret: string; readonly now: () => Date };

/** HMAC in URL-safe text. */
export const sign = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Creates a ticket: issue time, nonce, and a signature that binds both to the form. */
export function createTicket({ secret, now }: TokenContext, form: string, nonce: string): string {
  const issued = now().getTime().toString(36);
  return `${issued}.${nonce}.${sign(secret, 'ticket', form, issued, nonce)}`;
}

export type TicketReading =
  | { readonly key: string }
  | { readonly reason: 'ticket-invalid' | 'ticket-expired' | 'too-fast' };

/** Verifies a ticket. Its nonce is the idempotency key. */
export function readTicket({ secret, now }: TokenContext, form: string, ticket: string): TicketReading {
  const [issued = '', nonce = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSame(signature, sign(secret, 'ticket', form, issued, nonce)))
    return { reason: 'ticket-invalid' };
  const age = now().getTime() - parseInt(issued, 36);
  if (age > ticketHours * 3_600_000) return { reason: 'ticket-expired' };
  return age < shortestTime ? { reason: 'too-fast' } : { key: `ticket:${nonce}` };
}

export type LinkPurpose = 'confirm' | 'unsubscribe' | 'cancel';

/** Query of a link that authorises an action on a record. */
export function createLinkQuery({ secret, now }: TokenContext, purpose: LinkPurpose, record: string): string {
  const until = purpose === 'confirm' ? String(now().getTime() + confirmationDays * 86_400_000) : 'always';
  return new URLSearchParams({ record, until, signature: sign(secret, purpose, record, until) }).toString();
}

export type LinkReading = { readonly record: string } | { readonly reason: 'link-invalid' | 'link-expired' };

/** Verifies the query of such a link. */
export function readLink(
  { secret, now }: TokenContext,
  purpose: LinkPurpose,
  query: URLSearchParams,
): LinkReading {
  const [record = '', until = '', signature = ''] = ['record', 'until', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  if (!isSame(signature, sign(secret, purpose, record, until))) return { reason: 'link-invalid' };
  return until !== 'always' && Number(until) < now().getTime() ? { reason: 'link-expired' } : { record };
}
