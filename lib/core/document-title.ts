/** The document's title: `Page | Site`. */
export function joinTitle(name: string, site: string): string {
  return `${name} | ${site}`;
}

/**
 * Removes the site's name, the part after the last bar; a title without a page name is unchanged.
 * docs/specification.md#s132.
 */
export function trimTitle(title: string): string {
  const bar = title.lastIndexOf('|');
  return (bar > 0 ? title.slice(0, bar) : title).trim();
}
