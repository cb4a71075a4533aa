/** Makes a value at the first question and keeps it. */
export function remember<T>(make: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: make() }).value;
}

/** Keeps a way of asking per key, created at the key's first question. */
export function askEach<K, T>(createAsk: (key: K) => () => T): (key: K) => T {
  const asks = new Map<K, () => T>();
  return (key) => {
    const ask = asks.get(key) ?? createAsk(key);
    asks.set(key, ask);
    return ask();
  };
}

/** Makes a value per key at its first question and keeps it. */
export function rememberEach<K, T>(make: (key: K) => T): (key: K) => T {
  return askEach((key) => remember(() => make(key)));
}

/** The same per object, as long as that one is in use. */
export function rememberFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const made = known.get(key) ?? { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}
