/** Response headers for the paths of a pattern; `*` at its end stands for any rest. */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> };

/** What stands in for a path at which there is no file. */
export type FallbackRule = { readonly pattern: string; readonly file: string; readonly status: number };

/** How a host has to serve the export. `_headers`, `_redirects` and `deploy/` are made from it. */
export type HostingPolicy = {
  readonly headers: readonly HeaderRule[];
  readonly fallbacks: readonly FallbackRule[];
};

/** Kinds of files of which servers know too little: the type by the ending. */
export const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  rules: 'application/speculationrules+json',
  webmanifest: 'application/manifest+json',
};

/** Everything that no rule speaks of is revalidated; the hosts behind `_headers` do so by themselves. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

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
