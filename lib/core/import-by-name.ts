/**
 * Imports a module by its name in a list of imports. The caller knows what all modules of the list have in common.
 *
 * @returns undefined for a name that the list does not have
 */
export function importByName<T>(
  imports: Readonly<Record<string, () => Promise<unknown>>>,
  name: string,
): Promise<T> | undefined {
  return Object.hasOwn(imports, name) ? (imports[name]?.() as Promise<T>) : undefined;
}
