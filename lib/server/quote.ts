/** A value in quotes, as nginx, Caddy and Apache read it. */
export const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
