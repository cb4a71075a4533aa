import type { RequestKind } from './request-kind';

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

/** A hashed file that is kept stays for good: one of the wrong type would spoil every later visit. */
const fileTypes: Readonly<Record<string, RegExp>> = { js: /\bjavascript\b/, css: /^text\/css\b/ };

function findType(kind: Exclude<RequestKind, 'other'>, path: string): RegExp {
  const own = kind === 'file' ? fileTypes[path.slice(path.lastIndexOf('.') + 1)] : undefined;
  return own ?? contentTypes[kind];
}

/**
 * Tells whether an answer may go into a cache: the whole answer of this origin itself, no error, of
 * the type that was asked for, and not empty. `no-store` forbids a copy. `no-cache` does not: documents and data are
 * asked for again whenever there is a network, and hashed files never change.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2
 */
export function isKeepable(
  kind: RequestKind,
  path: string,
  { status, type, redirected, headers }: AnswerFacts,
): boolean {
  if (kind === 'other' || status !== 200 || type !== 'basic' || redirected) return false;
  if (/no-store/.test(headers.get('Cache-Control') ?? '')) return false;
  // A page's address ends with a slash; the same document under a file's name would be a second copy.
  if (kind === 'document' && !path.endsWith('/')) return false;
  return (
    headers.get('Content-Length') !== '0' && findType(kind, path).test(headers.get('Content-Type') ?? '')
  );
}

/** Whether a document forbids that copies of it are kept, as pages for errors do. */
export function forbidsCopies(html: string): boolean {
  return /<main\b[^>]*\sdata-keep-offline="no"/.test(html);
}
