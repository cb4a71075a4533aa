import { isReadable, type RequestKind } from './request-kind';

/** What decides whether an answer may be kept. */
export type AnswerFacts = Pick<Response, 'status' | 'type' | 'redirected'> & {
  readonly headers: Pick<Headers, 'get'>;
};

const contentTypes: Readonly<Record<Exclude<RequestKind, 'other'>, RegExp>> = {
  document: /^text\/html\b/,
  data: /\bjson\b/,
  // Hosts answer with a page where a file is missing.
  file: /^(?!text\/html)/,
};

/**
 * Tells whether an answer may go into a cache: the whole answer of this origin itself, no error, of
 * the type that was asked for, and nothing that the server wants to be asked for again, as the
 * development server does.
 */
export function isKeepable(
  kind: RequestKind,
  path: string,
  { status, type, redirected, headers }: AnswerFacts,
): boolean {
  if (kind === 'other' || status !== 200 || type !== 'basic' || redirected) return false;
  if (/no-store|no-cache/.test(headers.get('Cache-Control') ?? '')) return false;
  if (kind === 'document' && !isReadable(path)) return false;
  return contentTypes[kind].test(headers.get('Content-Type') ?? '');
}
