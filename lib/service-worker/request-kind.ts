import { stripBase } from '#lib/core/base-path';
import { classifyLink } from '#lib/core/link-kind';

/** The properties of a request that decide how it is handled. */
export type RequestFacts = {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  /** The site's own origin. */
  readonly origin: string;
};

/**
 * How a request is handled: documents network-first with a short timeout, data network-first, hashed files
 * cache-first, anything else by the browser.
 */
export type RequestKind = 'document' | 'data' | 'file' | 'other';

const hashed = /^\/(?:_next\/static|page-data\/sq\/d)\//;
const contract = /^\/(?:page|slice)-data\/.*\.json$/;
const extension = /\.(?!html?$)[a-z0-9]{1,5}$/i;

export function classifyRequest({ method, mode, url, origin }: RequestFacts): RequestKind {
  const pathname = stripBase(url.pathname);
  if (method !== 'GET' || url.origin !== origin || pathname.startsWith('//')) return 'other';
  if (hashed.test(pathname)) return 'file';
  if (contract.test(pathname)) return 'data';
  return mode === 'navigate' && classifyLink(pathname) === 'internal' && !extension.test(pathname)
    ? 'document'
    : 'other';
}

/** Cache key of a request: without query, which changes neither pages nor data; pages with trailing slash. */
export function keyOf(kind: RequestKind, { pathname }: URL): string {
  return kind === 'document' && !/\/$|\.[a-z0-9]+$/i.test(pathname) ? `${pathname}/` : pathname;
}
