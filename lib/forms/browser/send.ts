import { readOutcome, type Answer, type Outcome } from './outcome';
import type { TicketAnswer } from '../wire';

/** As long as a slow line may need for a file of a few megabytes. */
const patience = 30_000;

export type Request = {
  readonly form: HTMLFormElement;
  /** Ends with the page. */
  readonly signal: AbortSignal;
};

type Failed = Extract<Outcome, { kind: 'failed' }>;

const isOnline = (): boolean => navigator.onLine;

/** Ends with the page, or once nobody waits any longer. `AbortSignal.any` is missing in Safari before 17.4. */
function limitPatience(page: AbortSignal): AbortSignal {
  const either = new AbortController();
  const { signal } = either;
  for (const end of [page, AbortSignal.timeout(patience)]) {
    if (end.aborted) either.abort(end.reason);
    end.addEventListener('abort', () => either.abort(end.reason), { signal });
  }
  return signal;
}

/**
 * Sends a request and reads its answer. Only what the network refuses becomes an outcome: an error of
 * this script is thrown, and nobody is told that the line was at fault.
 */
async function request(address: string, init: RequestInit, page: AbortSignal): Promise<Answer | Failed> {
  if (!isOnline()) return { kind: 'failed', reason: 'offline' };
  const options: RequestInit = {
    ...init,
    headers: { ...init.headers, Accept: 'application/json' },
    credentials: 'same-origin',
    signal: limitPatience(page),
  };
  const response = await fetch(address, options).catch(explain);
  if ('kind' in response) return response;
  const { status, headers } = response;
  const isPage = headers.get('Content-Type')?.includes('html') ?? false;
  return { status, retryAfter: headers.get('Retry-After'), isPage, body: await readBody(response) };
}

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Why there was no answer. Only a message that was on its way can have arrived. */
function explain(error: unknown): Failed {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'failed', reason: 'timeout' };
  return { kind: 'failed', reason: isOnline() ? 'lost' : 'offline' };
}

const toOutcome = (answer: Answer): Outcome => readOutcome(answer, Date.now(), location.origin);

const isTicket = (body: unknown): body is TicketAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'ticket' in body &&
  typeof body.ticket === 'string' &&
  (!('usableIn' in body) || typeof body.usableIn === 'number');

/**
 * Fetches the ticket with which a message is taken once.
 *
 * @returns the ticket, or how the request for it failed
 */
export async function fetchTicket({ form, signal }: Request): Promise<TicketAnswer | Outcome> {
  const answer = await request(`${form.action}/ticket`, { method: 'GET', cache: 'no-store' }, signal);
  // Nothing was sent yet: the line is at fault, not the answer.
  if ('kind' in answer) return answer.reason === 'lost' ? { kind: 'failed', reason: 'offline' } : answer;
  const { status, body } = answer;
  if (status === 200 && isTicket(body)) return body;
  return toOutcome({ ...answer, body: undefined });
}

/** The message as the server reads it: with a file in parts, without one like an address. */
function toBody(form: HTMLFormElement, ticket: string, unasked: readonly string[]): BodyInit {
  const data = new FormData(form);
  for (const name of unasked) data.delete(name);
  data.set('ticket', ticket);
  if (form.enctype === 'multipart/form-data') return data;
  const pairs = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(pairs);
}

/** Sends a form. Sent again with the same ticket it is not taken twice. */
export async function sendForm(
  { form, signal }: Request,
  ticket: string,
  unasked: readonly string[],
): Promise<Outcome> {
  const body = toBody(form, ticket, unasked);
  const answer = await request(form.action, { method: 'POST', body }, signal);
  return 'kind' in answer ? answer : toOutcome(answer);
}
