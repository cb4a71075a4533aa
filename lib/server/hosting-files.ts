import { matchesPattern, type FallbackRule, type HeaderRule, type HostingPolicy } from './hosting-rules';

/**
 * Writes `_headers` in the format that Netlify and Cloudflare Pages read. Where two rules have a header for one path,
 * Netlify takes the later one; Cloudflare joins both, unless a line with `!` takes the earlier one away.
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

/** Writes `_redirects`: what to show where there is no file, with its status. */
export function formatRedirects({ fallbacks }: HostingPolicy): string {
  return fallbacks.map(({ pattern, file, status }) => `${pattern}  ${file}  ${status}\n`).join('');
}

/** Reads `_headers`. Lines that it does not know are left out. */
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

/** Reads `_redirects`. */
export function parseRedirects(text: string): FallbackRule[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return lines.flatMap(([pattern, file, status]) =>
    pattern && file ? [{ pattern, file, status: Number(status) }] : [],
  );
}
