/** Words a minute at which a text with figures and footnotes is read. */
const wordsAMinute = 190;

/** Words of a text or of the HTML of one; signs alone are none. */
export function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
}

/** Minutes that reading takes, at least one, from the HTML of a text. */
export function countReadingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsAMinute));
}
