/** Shorter parts are endings as often as words. */
const shortestPart = 5;
/** What stands ahead of the part. */
const shortestHead = 3;

/**
 * Finds the last part of compound words, where it is a word of the site itself.
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
