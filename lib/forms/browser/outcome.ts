import { parseUrl } from '#lib/core/parse-url';
import type { Problem, ProblemKey, Problems } from '../problem';

/** Result of a submission. */
export type Outcome =
  /** Accepted under this number; `next` is a page to go to. */
  | { readonly kind: 'accepted'; readonly id: string; readonly next: string | null }
  /** Rejected by the server's checks. */
  | { readonly kind: 'problems'; readonly problems: Problems }
  /** Rate limited: retry after this number of seconds. */
  | { readonly kind: 'limited'; readonly seconds: number }
  /** Rejected; a retry would not help. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No form service responded: it is a static host, or the page's script failed. */
  | { readonly kind: 'unserved' }
  /** Not sent, or it is unknown whether it was received. */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'timeout' | 'server' | 'lost' };

const defaultWait = 60;

/**
 * Seconds until the next attempt, from `Retry-After`.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function readRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,6}$/.test(text)) return Math.max(1, Number(text));
  const day = Date.parse(text);
  return Number.isNaN(day) ? defaultWait : Math.max(1, Math.ceil((day - now) / 1000));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path of the next page; null unless it is on this site. */
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

/** The parts of a response that are evaluated. */
export type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Whether the response is a page instead of JSON. */
  readonly isPage?: boolean;
  /** Parsed body; undefined if it is not JSON. */
  readonly body: unknown;
};

/** Statuses of hosts without a form service. */
const statusesWithoutService: ReadonlySet<number> = new Set([404, 405, 501]);

/** Statuses with which proxies respond even though there is a form service. */
const isProxyError = (status: number): boolean => status >= 500 || [408, 413, 429].includes(status);

/**
 * Interprets a response of the form service. A response of status 200 in another format says nothing about
 * the submission: it counts as a failure, and the ticket prevents duplicates on a retry.
 */
export function readOutcome(
  { status, retryAfter, isPage, body }: Answer,
  now: number,
  origin: string,
): Outcome {
  const record = isRecord(body) ? body : {};
  if (status === 200 && typeof record['id'] === 'string')
    return { kind: 'accepted', id: record['id'], next: readNext(record['next'], origin) };
  if (statusesWithoutService.has(status) || (isPage && !isProxyError(status))) return { kind: 'unserved' };
  const problems = readProblems(record['problems']);
  if (status === 422 && Object.keys(problems).length > 0) return { kind: 'problems', problems };
  if (status === 429) return { kind: 'limited', seconds: readRetryAfter(retryAfter, now) };
  if (status === 503 && retryAfter !== null)
    return { kind: 'limited', seconds: readRetryAfter(retryAfter, now) };
  if (status >= 400 && status < 500 && status !== 408)
    return { kind: 'refused', reason: typeof record['reason'] === 'string' ? record['reason'] : '' };
  return { kind: 'failed', reason: 'server' };
}
