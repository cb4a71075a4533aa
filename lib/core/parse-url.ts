/**
 * Reads an address. `URL.parse` and `URL.canParse` came to browsers in 2024 and 2023: too late for this site's visitors.
 *
 * @returns undefined where it is none
 */
export function parseUrl(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
