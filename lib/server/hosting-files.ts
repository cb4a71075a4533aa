import type { FallbackRule, HeaderRule, HostingPolicy } from './hosting-rules';

/** Writes `_headers` in the format that Netlify and Cloudflare Pages read. */
export function formatHeaders({ headers: rules }: HostingPolicy): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
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
