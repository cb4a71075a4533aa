import { ContentError, formatProblem } from '#lib/content/content-error';

/**
 * Formats the problems of a ContentError, one line each.
 *
 * @returns undefined for any other error
 */
export async function describeProblems(error: unknown): Promise<readonly string[] | undefined> {
  if (!(error instanceof ContentError)) return undefined;
  // Imported on demand, because the TypeScript compiler is slow to load.
  const { locateProblems } = await import('#lib/content/locate-problems');
  // A collection that fails to parse reports the same problem for every language.
  return [...new Set(locateProblems(error.problems).map(formatProblem))];
}
