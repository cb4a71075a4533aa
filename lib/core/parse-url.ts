/**
 * Parses a URL. `URL.parse` and `URL.canParse` reached browsers in 2024 and 2023: too late for this site's visitors.
 *
 * @returns undefined if invalid
 */
export function parseUrl(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
