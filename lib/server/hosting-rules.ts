/** Response headers for matching paths; `*` at the end of a pattern matches any rest. */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> };

/** The fallback for paths without a file. */
export type FallbackRule = { readonly pattern: string; readonly file: string; readonly status: number };

/** How a host has to serve the export; the source of `_headers`, `_redirects` and `deploy/`. */
export type HostingPolicy = {
  readonly headers: readonly HeaderRule[];
  readonly fallbacks: readonly FallbackRule[];
};

/** Media types by extension that servers may not know. */
export const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  rules: 'application/speculationrules+json',
  webmanifest: 'application/manifest+json',
};

/** Default for paths without a rule: revalidate. Hosts with `_headers` do so by default. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

export function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** All headers for a path; later rules override earlier ones. */
export function chooseHeaders({ headers: rules }: HostingPolicy, path: string): Record<string, string> {
  const matching = rules
    .filter(({ pattern }) => matchesPattern(pattern, path))
    .flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries([['Cache-Control', defaultCacheControl], ...matching]);
}
