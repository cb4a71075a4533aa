import { stripBase } from '#lib/core/base-path';
import { classifyLink } from '#lib/core/link-kind';

/** What the worker knows of a request. */
export type RequestFacts = {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  /** The site's own origin. */
  readonly origin: string;
};

/**
 * How a request is answered: a document by the network first with little patience, data by the
 * network first, a hashed file from the cache first, anything else as if there were no worker.
 */
export type RequestKind = 'document' | 'data' | 'file' | 'other';

const hashed = /^\/(?:_next\/static|page-data\/sq\/d)\//;
const contract = /^\/(?:page|slice)-data\/.*\.json$/;
const extension = /\.(?!html?$)[a-z0-9]{1,5}$/i;

/** Tells what a request is for. */
export function classifyRequest({ method, mode, url, origin }: RequestFacts): RequestKind {
  const pathname = stripBase(url.pathname);
  if (method !== 'GET' || url.origin !== origin || pathname.startsWith('//')) return 'other';
  if (hashed.test(pathname)) return 'file';
  if (contract.test(pathname)) return 'data';
  return mode === 'navigate' && classifyLink(pathname) === 'internal' && !extension.test(pathname)
    ? 'document'
    : 'other';
}

/** Path under which an answer is kept: a query changes neither a page nor its data, and a page's address ends with a slash. */
export function keyOf(kind: RequestKind, { pathname }: URL): string {
  return kind === 'document' && !/\/$|\.[a-z0-9]+$/i.test(pathname) ? `${pathname}/` : pathname;
}
