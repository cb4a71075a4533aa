/**
 * Finds a page in shared data by its address. References are checked before anything is built, so a
 * page that is not there is a fault of the code.
 *
 * @throws Error that names the address
 */
export function findShared<T extends { readonly path: string }>(items: readonly T[], path: string): T {
  const item = items.find((candidate) => candidate.path === path);
  if (!item) throw new Error(`The shared data has no page at ${path}.`);
  return item;
}
