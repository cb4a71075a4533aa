/** Words of the interface by their names. */
export type Labels<K extends string> = Readonly<Record<K, string>>;

/**
 * Picks words that a template prints from a translator's namespace, each under its own name.
 *
 * @param t translator of a namespace; a name that it does not know is an error of type
 */
export function pickLabels<const N extends readonly string[]>(
  t: (name: N[number]) => string,
  ...names: N
): Labels<N[number]> {
  return Object.fromEntries(names.map((name: N[number]) => [name, t(name)])) as Labels<N[number]>;
}
