/**
 * The most frequent template of some pages; in a tie, the first.
 *
 * @param guess predicts the template of a path
 */
export function findLikelyTemplate(
  paths: readonly string[],
  guess: (path: string) => string | undefined,
): string | undefined {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const template = guess(path);
    if (template !== undefined) counts.set(template, (counts.get(template) ?? 0) + 1);
  }
  const [likely] = [...counts].sort(([, a], [, b]) => b - a);
  return likely?.[0];
}
