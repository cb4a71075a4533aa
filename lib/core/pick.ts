/** Copies the named properties of an object, such as the fields of an entry that a view shows unchanged. */
export function pick<T extends object, const K extends keyof T>(source: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<T, K>;
}
