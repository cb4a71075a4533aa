import { withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';
import { hasServices, writeHeaderPolicy } from './content-policy';

/** Response headers for the paths of a pattern; `*` at its end stands for any rest. */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> };

/** What stands in for a path at which there is no file. */
export type FallbackRule = { readonly pattern: string; readonly file: string; readonly status: number };

/** How a host has to serve the export. `_headers`, `_redirects` and `deploy/` are made from it. */
export type HostingPolicy = {
  readonly headers: readonly HeaderRule[];
  readonly fallbacks: readonly FallbackRule[];
};

const security = {
  'Content-Security-Policy': writeHeaderPolicy(),
  // Scripts of others, where some are configured, do not say that they may be embedded: they come without cookies.
  'Cross-Origin-Embedder-Policy': hasServices() ? 'credentialless' : 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Until the runtime is there, a press on a link fetches its page ahead of the click: public/speculation.rules.
  'Speculation-Rules': `"${withBase('/speculation.rules')}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Of this host alone: `includeSubDomains` and `preload` bind hosts that this project does not know.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** For what changes seldom under one name, where a day-old version does no harm. */
const daily = { 'Cache-Control': 'public, max-age=86400' } as const;
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** Kinds of files of which servers know too little: the type by the ending. */
export const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  rules: 'application/speculationrules+json',
  webmanifest: 'application/manifest+json',
};

/** Everything that no rule speaks of is revalidated; the hosts behind `_headers` do so by themselves. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/**
 * The patterns with `Cache-Control` do not overlap: some hosts would join the values of two rules.
 */
export const hostingPolicy: HostingPolicy = {
  headers: [
    { pattern: '/*', headers: security },
    { pattern: '/_next/static/*', headers: immutable },
    { pattern: '/page-data/sq/d/*', headers: immutable },
    // Recordings have the hash of their bytes in their names.
    { pattern: '/audio/*', headers: immutable },
    { pattern: '/search-index/files/*', headers: immutable },
    { pattern: '/og/*', headers: daily },
    { pattern: '/speculation.rules', headers: daily },
    { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  ],
  fallbacks: [
    ...languageCodes.map((code) => ({ pattern: `/${code}/*`, file: `/${code}/404.html`, status: 404 })),
    { pattern: '/*', file: '/404.html', status: 404 },
  ],
};

/** Tells whether a path falls under a pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** All headers that the rules have for a path, later rules before earlier ones. */
export function chooseHeaders({ headers: rules }: HostingPolicy, path: string): Record<string, string> {
  const own = rules
    .filter(({ pattern }) => matchesPattern(pattern, path))
    .flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries([['Cache-Control', defaultCacheControl], ...own]);
}
