export type Labels<K extends string> = Readonly<Record<K, string>>;

/**
 * Picks texts of a translator's namespace for a template.
 *
 * @param t translator of a namespace; an unknown name is a type error
 */
export function pickLabels<const N extends readonly string[]>(
  t: (name: N[number]) => string,
  ...names: N
): Labels<N[number]> {
  return Object.fromEntries(names.map((name: N[number]) => [name, t(name)])) as Labels<N[number]>;
}
