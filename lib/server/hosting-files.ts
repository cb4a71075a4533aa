import { matchesPattern, type FallbackRule, type HeaderRule, type HostingPolicy } from './hosting-rules';

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. If two rules set the same header for a path, Netlify
 * uses the later one; Cloudflare joins both, unless a `!` line detaches the earlier one.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function formatHeaders({ headers: rules }: HostingPolicy): string {
  const formatRule = ({ pattern, headers }: HeaderRule, index: number): string => {
    const before = rules.slice(0, index).filter((rule) => matchesPattern(rule.pattern, pattern));
    const taken = Object.keys(headers).filter((name) => before.some((rule) => name in rule.headers));
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...taken.map((name) => `  ! ${name}`), ...lines, ''].join('\n');
  };
  return rules.map(formatRule).join('\n');
}

/** Generates `_redirects`: the fallback for missing files, with its status. */
export function formatRedirects({ fallbacks }: HostingPolicy): string {
  return fallbacks.map(({ pattern, file, status }) => `${pattern}  ${file}  ${status}\n`).join('');
}

/** Parses `_headers`. Ignores unknown lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers[header[1] ?? ''] = header[2] ?? '';
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

export function parseRedirects(text: string): FallbackRule[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return lines.flatMap(([pattern, file, status]) =>
    pattern && file ? [{ pattern, file, status: Number(status) }] : [],
  );
}
