/** Makes a value at the first question and keeps it. */
export function remember<T>(make: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: make() }).value;
}

/** The same for a value per key. */
export function rememberEach<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, () => T>();
  return (key) => {
    const ask = known.get(key) ?? remember(() => make(key));
    known.set(key, ask);
    return ask();
  };
}

/** The same for what is made of an object, as long as that one is in use. */
export function rememberFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const made = known.get(key) ?? { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}
