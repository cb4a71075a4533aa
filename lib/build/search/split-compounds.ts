/** Shorter parts are often mere endings. */
const shortestPart = 5;
const shortestHead = 3;

/**
 * Finds the last part of compound words, if it is itself a word of the site.
 *
 * @param pages the stems of each page
 * @returns the longest part by compound
 */
export function splitCompounds(pages: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const stems = new Set(pages.flat());
  const parts = new Map<string, string>();
  for (const stem of stems)
    for (let at = shortestHead; at <= stem.length - shortestPart; at += 1) {
      const part = stem.slice(at);
      if (!stems.has(part)) continue;
      parts.set(stem, part);
      break;
    }
  return parts;
}
