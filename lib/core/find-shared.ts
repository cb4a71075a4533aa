/**
 * Finds a page in shared data by its path. References are validated before the build, so a missing page is a bug.
 *
 * @throws Error that names the path
 */
export function findShared<T extends { readonly path: string }>(items: readonly T[], path: string): T {
  const item = items.find((candidate) => candidate.path === path);
  if (!item) throw new Error(`The shared data has no page at ${path}.`);
  return item;
}
