import { readOutcome, type Outcome } from '#lib/forms/browser/outcome';

/** As long as a slow line may need for a file of a few megabytes. */
const patience = 30_000;

type Request = {
  readonly form: HTMLFormElement;
  /** Ends with the page. */
  readonly signal: AbortSignal;
};

const isOnline = (): boolean => navigator.onLine;

async function request(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  return fetch(address, {
    ...init,
    headers: { ...init.headers, Accept: 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
}

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Why there was no answer. Only a message that was on its way can have arrived. */
function explain(error: unknown): Outcome {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'failed', reason: 'timeout' };
  return { kind: 'failed', reason: isOnline() ? 'lost' : 'offline' };
}

/**
 * Fetches the ticket with which a message is taken once.
 *
 * @returns the ticket, or how the request for it failed
 */
export async function fetchTicket({ form, signal }: Request): Promise<string | Outcome> {
  if (!isOnline()) return { kind: 'failed', reason: 'offline' };
  try {
    const response = await request(`${form.action}/ticket`, { method: 'GET', cache: 'no-store' }, signal);
    const body = await readBody(response);
    if (
      response.ok &&
      typeof body === 'object' &&
      body &&
      'ticket' in body &&
      typeof body.ticket === 'string'
    )
      return body.ticket;
    return readOutcome(
      { status: response.status, retryAfter: response.headers.get('Retry-After'), body: undefined },
      Date.now(),
      location.origin,
    );
  } catch (error) {
    const outcome = explain(error);
    // Nothing was sent yet: the line is at fault, not the answer.
    return outcome.kind === 'failed' && outcome.reason === 'lost'
      ? { kind: 'failed', reason: 'offline' }
      : outcome;
  }
}

/** The message as the server reads it: with a file in parts, without one like an address. */
function toBody(form: HTMLFormElement, ticket: string): BodyInit {
  const data = new FormData(form);
  data.set('ticket', ticket);
  if (form.enctype === 'multipart/form-data') return data;
  const pairs = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(pairs);
}

/** Sends a form. Sent again with the same ticket it is not taken twice. */
export async function sendForm({ form, signal }: Request, ticket: string): Promise<Outcome> {
  if (!isOnline()) return { kind: 'failed', reason: 'offline' };
  try {
    const response = await request(form.action, { method: 'POST', body: toBody(form, ticket) }, signal);
    const { status, headers } = response;
    return readOutcome(
      { status, retryAfter: headers.get('Retry-After'), body: await readBody(response) },
      Date.now(),
      location.origin,
    );
  } catch (error) {
    return explain(error);
  }
}
