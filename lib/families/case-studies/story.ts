/** Where a part of a story may end: before a heading, and behind a list. */
const border = /(?=<h2\b)|(?<=<\/ul>)(?=<p\b)/;

/**
 * The text in as many parts as there are things to show beside it, each from a heading or behind a list.
 * What is left stays with the last one, and with it the notes, which have a heading of their own.
 *
 * @param count of the parts; fewer where the text has fewer
 */
export function splitStory(html: string, count: number): string[] {
  const notes = html.search(/<section\b/);
  const end = notes < 0 ? html.length : notes;
  const parts = html.slice(0, end).split(border);
  const last = parts.slice(count - 1).join('') + html.slice(end);
  return [...parts.slice(0, count - 1), last].filter((part) => part !== '');
}
