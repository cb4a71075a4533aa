/** Reading speed for a text with figures and footnotes. */
const wordsAMinute = 190;

/** Counts the words of a text or of HTML; punctuation alone does not count. */
export function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
}

/** Reading time of a text in HTML, at least one minute. */
export function countReadingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsAMinute));
}
