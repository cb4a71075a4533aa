/** Memoizes a value: it is made at the first call. */
export function memoize<T>(make: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: make() }).value;
}

/** Keeps one getter per key, created when the key is first asked for. */
export function memoizeGetters<K, T>(createGetter: (key: K) => () => T): (key: K) => T {
  const getters = new Map<K, () => T>();
  return (key) => {
    const getter = getters.get(key) ?? createGetter(key);
    getters.set(key, getter);
    return getter();
  };
}

/** Memoizes a value per key. */
export function memoizeByKey<K, T>(make: (key: K) => T): (key: K) => T {
  return memoizeGetters((key) => memoize(() => make(key)));
}

/** Memoizes a value per object, as long as the object is in use. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const made = known.get(key) ?? { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}
