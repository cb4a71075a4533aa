/** Pages kept in memory, about 20 kB each. The oldest goes first: a long visit must not fill a small phone. */
export const pageCapacity = 20;

/** A map that forgets its oldest entries. */
export type PageMemory<V> = {
  readonly get: (path: string) => V | undefined;
  /** Keeps a page and gives it back. */
  readonly keep: (path: string, page: V) => V;
};

export function createPageMemory<V>(): PageMemory<V> {
  const pages = new Map<string, V>();
  return {
    get: (path) => pages.get(path),
    keep: (path, page) => {
      pages.set(path, page);
      const oldest = pages.keys().next().value;
      if (pages.size > pageCapacity && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}
