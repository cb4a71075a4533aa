import type { RequestKind } from './request-kind';

/** The properties of a response that decide whether it may be cached. */
export type AnswerFacts = Pick<Response, 'status' | 'type' | 'redirected'> & {
  readonly headers: Pick<Headers, 'get'>;
};

const contentTypes: Readonly<Record<Exclude<RequestKind, 'other'>, RegExp>> = {
  document: /^text\/html\b/,
  data: /\bjson\b/,
  // Some hosts respond with a page for a missing file.
  file: /^(?!text\/html)/,
};

/** Hashed files are cached for good: one of the wrong type would break every later visit. */
const fileTypes: Readonly<Record<string, RegExp>> = { js: /\bjavascript\b/, css: /^text\/css\b/ };

function findType(kind: Exclude<RequestKind, 'other'>, path: string): RegExp {
  const fileType = kind === 'file' ? fileTypes[path.slice(path.lastIndexOf('.') + 1)] : undefined;
  return fileType ?? contentTypes[kind];
}

/**
 * Whether a response may be cached: complete, same-origin, not an error, of the expected type, not empty.
 * `no-store` forbids it. `no-cache` does not: documents and data are revalidated whenever there is a network,
 * and hashed files are immutable.
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
  // A page's URL ends with a slash; the same document under a file name would be a duplicate.
  if (kind === 'document' && !path.endsWith('/')) return false;
  return (
    headers.get('Content-Length') !== '0' && findType(kind, path).test(headers.get('Content-Type') ?? '')
  );
}

/** Whether a document forbids caching, as error pages do. */
export function forbidsCopies(html: string): boolean {
  return /<main\b[^>]*\sdata-keep-offline="no"/.test(html);
}
