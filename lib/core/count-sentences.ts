/** The end of a sentence: not the dot of an ordinal or a date (10. Juli), an abbreviation (z. B.) or an act (Art. 5). */
const end = /(?<!(?:^|[\s(])(?:\d{1,2}|\p{L}|Abs|Art|Nr|No|St|ca|vs))[.!?…]+["'”’“»)]*(?=\s|$)/gu;

/**
 * Counts the sentences of a plain text; what follows the last end mark counts as one.
 *
 * @param text as written, before typography
 */
export function countSentences(text: string): number {
  const ends = [...text.trim().matchAll(end)];
  const last = ends.at(-1);
  const isClosed = last !== undefined && last.index + last[0].length === text.trim().length;
  return ends.length + (isClosed || text.trim() === '' ? 0 : 1);
}
