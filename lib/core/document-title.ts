/** The document's title: `Page | Site`. */
export function joinTitle(name: string, site: string): string {
  return `${name} | ${site}`;
}

/** Takes the site's name, the part after the last bar, off a title; a title without a name stays. docs/specification.md#s132. */
export function trimTitle(title: string): string {
  const bar = title.lastIndexOf('|');
  return (bar > 0 ? title.slice(0, bar) : title).trim();
}
