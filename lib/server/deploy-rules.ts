import type { HostingPolicy } from './hosting-rules';

type PartRule = { readonly pattern: string; readonly value: string };

/** The policy in the form that web servers need. */
export type DeployRules = {
  readonly everywhere: readonly (readonly [name: string, value: string])[];
  readonly caching: readonly PartRule[];
  /** Cross-origin embeddable parts, by `Cross-Origin-Resource-Policy`. */
  readonly embedding: readonly PartRule[];
  readonly fallbacks: HostingPolicy['fallbacks'];
};

/** Input of the configurations besides the policy. */
export type Site = {
  /** Origin of the published site, target of redirects from http. */
  readonly origin: string;
  /** URLs of third-party scripts that the proxy may fetch; without any, its path is not found. */
  readonly proxied?: readonly string[];
  /** Upstream of the form service, such as `http://127.0.0.1:4180`; without it, its path is not found. */
  readonly forms?: string | undefined;
};

/** First line of every generated file. */
export const generatedNote =
  '# Made by `npm run hosting` from lib/server/policy.ts; changes made here are lost.';

/**
 * Regular expression for a request path with several leading slashes; its group is the rest. The rest has no leading
 * slash, backslash or white space, some of which browsers strip: prefixed by a slash, it never names another host.
 */
export const slashesInFront = '//+((?:[^/\\x5c?#\\s][^\\x5c?#\\s]*)?)';

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

/** Restricts which sites may embed a file. */
export const embeddingHeader = 'Cross-Origin-Resource-Policy';

/** Headers that rules for a part of the site may set. */
const partHeaders: readonly string[] = ['Cache-Control', embeddingHeader];

/**
 * Groups a policy's rules for web servers.
 *
 * @throws Error if a rule for a part of the site sets another header, or if a fallback is not a 404 page
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

/** Converts a pattern to a regular expression for a path. */
export function patternToRegex(pattern: string): string {
  const escape = (text: string): string => text.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return pattern.endsWith('*') ? `^${escape(pattern.slice(0, -1))}` : `^${escape(pattern)}$`;
}

/** One indented line per item. */
export function lines<T>(
  items: readonly T[],
  indent: string,
  format: (item: T, index: number) => string,
): string {
  return items.map((item, index) => `${indent}${format(item, index)}`).join('\n');
}

/** Quotes a value for nginx, Caddy and Apache. */
export const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
