/**
 * Imports a module by its name in a list of imports. The caller states the type that all modules of the list
 * share.
 *
 * @returns undefined for an unknown name
 */
export function importByName<T>(
  imports: Readonly<Record<string, () => Promise<unknown>>>,
  name: string,
): Promise<T> | undefined {
  return Object.hasOwn(imports, name) ? (imports[name]?.() as Promise<T>) : undefined;
}
