import { ContentError, formatProblem } from '#lib/content/content-error';

/**
 * What an editor has to mend, a line each.
 *
 * @returns undefined for an error of another kind
 */
export async function describeProblems(error: unknown): Promise<readonly string[] | undefined> {
  if (!(error instanceof ContentError)) return undefined;
  // Loaded only where it is needed: the TypeScript compiler takes its time.
  const { locateProblems } = await import('#lib/content/locate-problems');
  // A collection that cannot be read says so for every language that asks.
  return [...new Set(locateProblems(error.problems).map(formatProblem))];
}
