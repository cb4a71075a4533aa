/** Memoises a value at the first call. */
export function memoize<T>(make: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/** One getter per key, created at the first request. */
export function memoizeGetters<K, T>(createGetter: (key: K) => () => T): (key: K) => T {
  const getters = new Map<K, () => T>();
  return (key) => {
    const getter = getters.get(key) ?? createGetter(key);
    getters.set(key, getter);
    return getter();
  };
}

export function memoizeByKey<K, T>(make: (key: K) => T): (key: K) => T {
  return memoizeGetters((key) => memoize(() => make(key)));
}

/** Memoises a value per object, as long as the object is reachable. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: make(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
