import { parseUrl } from '#lib/core/parse-url';
import type { Problem, ProblemKey, Problems } from '../problem';

/** How sending a form ended. */
export type Outcome =
  /** The server has it, under this number; what follows may be a page. */
  | { readonly kind: 'accepted'; readonly id: string; readonly next: string | null }
  /** The server found what the browser did not. */
  | { readonly kind: 'problems'; readonly problems: Problems }
  /** Too many at once: again after so many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number }
  /** It will not be taken as it is, however often it is sent. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nothing here takes forms: a static host answers, or the page's own script fails. */
  | { readonly kind: 'unserved' }
  /** Nothing was sent, or nobody knows whether it arrived. */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'timeout' | 'server' | 'lost' };

const defaultWait = 60;

/** Seconds until the next try, from `Retry-After`. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
export function readWait(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,6}$/.test(text)) return Math.max(1, Number(text));
  const day = Date.parse(text);
  return Number.isNaN(day) ? defaultWait : Math.max(1, Math.ceil((day - now) / 1000));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Page to go on with: of this site, or none. */
function readNext(value: unknown, origin: string): string | null {
  const next = typeof value === 'string' ? parseUrl(value, origin) : undefined;
  return next?.origin === origin ? next.pathname + next.search : null;
}

function readProblem(value: unknown): Problem | undefined {
  if (!isRecord(value) || typeof value['key'] !== 'string') return undefined;
  const params = isRecord(value['params']) ? value['params'] : {};
  const named = Object.entries(params).map(([name, text]) => [name, String(text)] as const);
  return { key: value['key'] as ProblemKey, params: Object.fromEntries(named) };
}

function readProblems(value: unknown): Problems {
  const found = Object.entries(isRecord(value) ? value : {}).map(([name, one]) => [name, readProblem(one)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as Problems;
}

/** An answer as far as it is read. */
export type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Whether a page stands where the service's JSON should. */
  readonly isPage?: boolean;
  /** Body as it was read; undefined where it is no JSON. */
  readonly body: unknown;
};

/** Statuses of a host that has no service behind the address. */
const unservedStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

/** Statuses that proxies answer with a page of their own while the service exists. */
const isPassing = (status: number): boolean => status >= 500 || [408, 413, 429].includes(status);

/**
 * What an answer of the form service means. An answer of status 200 that is not the service's own says
 * nothing about the message: it counts as a failure, and the ticket keeps a retry from sending it twice.
 */
export function readOutcome(
  { status, retryAfter, isPage, body }: Answer,
  now: number,
  origin: string,
): Outcome {
  const record = isRecord(body) ? body : {};
  if (status === 200 && typeof record['id'] === 'string')
    return { kind: 'accepted', id: record['id'], next: readNext(record['next'], origin) };
  if (unservedStatuses.has(status) || (isPage && !isPassing(status))) return { kind: 'unserved' };
  const problems = readProblems(record['problems']);
  if (status === 422 && Object.keys(problems).length > 0) return { kind: 'problems', problems };
  if (status === 429) return { kind: 'limited', seconds: readWait(retryAfter, now) };
  if (status === 503 && retryAfter !== null) return { kind: 'limited', seconds: readWait(retryAfter, now) };
  if (status >= 400 && status < 500 && status !== 408)
    return { kind: 'refused', reason: typeof record['reason'] === 'string' ? record['reason'] : '' };
  return { kind: 'failed', reason: 'server' };
}
