/** Quotes a value for nginx, Caddy and Apache. */
export const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
