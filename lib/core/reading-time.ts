/** Words a minute at which a text with figures and footnotes is read. */
const wordsAMinute = 190;

/** Minutes that reading takes, at least one, from the HTML of a text. */
export function countReadingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
