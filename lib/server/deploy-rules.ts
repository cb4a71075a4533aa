import type { HostingPolicy } from './hosting-rules';

type PartRule = { readonly pattern: string; readonly value: string };

/** A policy as web servers take it: one list for every path, one of what caches may keep for longer. */
export type DeployRules = {
  readonly everywhere: readonly (readonly [name: string, value: string])[];
  readonly caching: readonly PartRule[];
  /** Parts of the site that others may embed, by `Cross-Origin-Resource-Policy`. */
  readonly embedding: readonly PartRule[];
  readonly fallbacks: HostingPolicy['fallbacks'];
};

/** What the configurations need to know beside the policy. */
export type Site = {
  /** Of the published site; redirects from http lead to it. */
  readonly origin: string;
  /** Addresses of scripts that the host may fetch from others; without any, the proxy's path is not found. */
  readonly proxied?: readonly string[];
  /** Where the form service runs, such as `http://127.0.0.1:4180`; without it, its path is not found. */
  readonly forms?: string | undefined;
};

/** First line of every generated file. */
export const generatedNote =
  '# Made by `npm run hosting` from lib/server/policy.ts; changes made here are lost.';

/**
 * Regular expression for an address as sent that begins with several slashes; its group is the path
 * after them. That path begins with no slash and holds neither backslash nor white space, some of
 * which browsers drop: so a slash and the path never name another host.
 */
export const slashesInFront = '//+((?:[^/\\x5c?#\\s][^\\x5c?#\\s]*)?)';

/** What is worth compressing. */
export const textTypes = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/calendar',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/plain',
  'text/xml',
] as const;

/** Says who may embed a file. */
export const embeddingHeader = 'Cross-Origin-Resource-Policy';

/** What rules for parts of the site may set. */
const partHeaders: readonly string[] = ['Cache-Control', embeddingHeader];

/**
 * Sorts a policy for web servers.
 *
 * @throws Error when a rule for a part of the site sets what the generated files could not express; or when a fallback
 * is no 404 page
 */
export function sortRules({ headers, fallbacks }: HostingPolicy): DeployRules {
  const everywhere = headers
    .filter(({ pattern }) => pattern === '/*')
    .flatMap((rule) => Object.entries(rule.headers));
  const parts = headers.filter(({ pattern }) => pattern !== '/*');
  for (const { pattern, headers: own } of parts) {
    if (Object.keys(own).some((name) => !partHeaders.includes(name)))
      throw new Error(
        `${pattern}: the files in deploy/ can set ${partHeaders.join(' and ')} for a part of the site, nothing else`,
      );
  }
  for (const { pattern, status } of fallbacks) {
    if (status !== 404)
      throw new Error(`${pattern}: the files in deploy/ know 404 pages only, not ${status}`);
  }
  const listParts = (name: string): PartRule[] =>
    parts.flatMap(({ pattern, headers: own }) =>
      own[name] === undefined ? [] : [{ pattern, value: own[name] }],
    );
  return {
    everywhere,
    caching: listParts('Cache-Control'),
    embedding: listParts(embeddingHeader),
    fallbacks,
  };
}

/** Writes a pattern as a regular expression for a path. */
export function patternToRegex(pattern: string): string {
  const escape = (text: string): string => text.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return pattern.endsWith('*') ? `^${escape(pattern.slice(0, -1))}` : `^${escape(pattern)}$`;
}

/** Makes one line per item, indented. */
export function lines<T>(
  items: readonly T[],
  indent: string,
  format: (item: T, index: number) => string,
): string {
  return items.map((item, index) => `${indent}${format(item, index)}`).join('\n');
}
