import { readOutcome, type Answer, type Outcome } from './outcome';
import type { TicketAnswer } from '../wire';

/** Timeout in milliseconds, long enough for a file of a few megabytes on a slow connection. */
const timeout = 30_000;

export type Request = {
  readonly form: HTMLFormElement;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
};

type Failed = Extract<Outcome, { kind: 'failed' }>;

const isOnline = (): boolean => navigator.onLine;

/** Aborted when the page is left, or by the timeout. `AbortSignal.any` is missing in Safari before 17.4. */
function limitTime(page: AbortSignal): AbortSignal {
  const either = new AbortController();
  const { signal } = either;
  for (const end of [page, AbortSignal.timeout(timeout)]) {
    if (end.aborted) either.abort(end.reason);
    end.addEventListener('abort', () => either.abort(end.reason), { signal });
  }
  return signal;
}

/**
 * Sends a request. Network errors become an outcome; other errors are thrown, so that bugs are not reported
 * as connection problems.
 */
async function request(address: string, init: RequestInit, page: AbortSignal): Promise<Answer | Failed> {
  if (!isOnline()) return { kind: 'failed', reason: 'offline' };
  const options: RequestInit = {
    ...init,
    headers: { ...init.headers, Accept: 'application/json' },
    credentials: 'same-origin',
    signal: limitTime(page),
  };
  const response = await fetch(address, options).catch(explain);
  if ('kind' in response) return response;
  const { status, headers } = response;
  const isPage = headers.get('Content-Type')?.includes('html') ?? false;
  return { status, retryAfter: headers.get('Retry-After'), isPage, body: await readBody(response) };
}

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Reason of a failed request. Only a request that was sent may have been received. */
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
 * Fetches a ticket, the idempotency key of a submission.
 *
 * @returns the ticket, or how the request failed
 */
export async function fetchTicket({ form, signal }: Request): Promise<TicketAnswer | Outcome> {
  const answer = await request(`${form.action}/ticket`, { method: 'GET', cache: 'no-store' }, signal);
  // The submission was not sent, so this is a connection problem.
  if ('kind' in answer) return answer.reason === 'lost' ? { kind: 'failed', reason: 'offline' } : answer;
  const { status, body } = answer;
  if (status === 200 && isTicket(body)) return body;
  return toOutcome({ ...answer, body: undefined });
}

/** Request body: multipart with a file, otherwise URL-encoded. */
function toBody(form: HTMLFormElement, ticket: string, inapplicable: readonly string[]): BodyInit {
  const data = new FormData(form);
  for (const name of inapplicable) data.delete(name);
  data.set('ticket', ticket);
  if (form.enctype === 'multipart/form-data') return data;
  const pairs = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(pairs);
}

/** Sends a form. With the same ticket it is stored only once. */
export async function sendForm(
  { form, signal }: Request,
  ticket: string,
  inapplicable: readonly string[],
): Promise<Outcome> {
  const body = toBody(form, ticket, inapplicable);
  const answer = await request(form.action, { method: 'POST', body }, signal);
  return 'kind' in answer ? answer : toOutcome(answer);
}
